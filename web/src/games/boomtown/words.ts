import type words from "$locale/en/web-boomtown.json";
import { lang, wordsOf } from "$lib/words.svelte";

import type { Named } from "./view";

export const say = wordsOf<typeof words>("web-boomtown");

/** A card or a town by its name in the language of the page. */
export function named(thing: Named): string {
  return lang() === "fr" ? thing.name_fr : thing.name;
}
