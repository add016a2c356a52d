/** Who sits at this device, as the server knows them. There are no accounts. */

import { api } from "./api";
import type { Me } from "./wire";
import { lang } from "./words.svelte";

class Person {
  is = $state.raw<Me | null>(null);
  /** Secrets of tables that we were invited to, needed once more to sit down on a seat. */
  readonly keys = new Map<string, string>();
  #asked: Promise<Me> | null = null;

  /** Be known to the server: whoever comes for the first time is introduced. */
  async known(): Promise<Me> {
    this.#asked ??= api.iAm({ lang: lang() });
    try {
      this.is = await this.#asked;
    } catch (error) {
      this.#asked = null;
      throw error;
    }
    return this.is;
  }

  /** Be called something else. */
  async call(name: string): Promise<void> {
    await this.known();
    this.is = await api.iAm({ name });
  }

  /** Read the server's sentences in the language of the page. */
  async speak(): Promise<void> {
    if (this.is && this.is.lang !== lang()) this.is = await api.iAm({ lang: lang() });
  }
}

export const me = new Person();
