import type words from "$locale/en/web-boonlake.json";
import { knows, lang, sayAny, wordsOf, type Language } from "$lib/words.svelte";

import type { Named } from "./view";

const PART = "web-boonlake";
/** Made once for each language: they are dear. */
const LISTS: Partial<Record<Language, Intl.ListFormat>> = {};

export const say = wordsOf<typeof words>(PART);

/** The same for a key that is put together, such as one of a kind of effect. */
export function sayOf(
  kind: string,
  id: string,
  gaps: Record<string, string | number> = {},
): string {
  const key = `${PART}.${kind}.${id}`;
  return knows(key) ? sayAny(key, gaps) : id;
}

/** The name of a thing of the box. */
export function named(thing: Named | undefined): string {
  if (!thing) return "";
  return (lang() === "fr" ? thing.name_fr : thing.name).replaceAll("'", "’");
}

/** Words joined as a list: “a, b and c”. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  const list = (LISTS[lang()] ??= new Intl.ListFormat(lang(), { type: "conjunction" }));
  return list.format(parts);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
