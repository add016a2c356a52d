/**
 * What people read on the page, by key, in the language they chose.
 *
 * The catalogues are those of the whole program, `boomtable/locale/<language>/<part>.json`: a key
 * is `part.name`. The part `web` has the page's own words, `web-<game>` those of a board. A
 * sentence is a pattern with gaps, or a table of CLDR plural categories with the name of the
 * number under `by`.
 */

import type web from "$locale/en/web.json";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Key = `web.${keyof typeof web & string}`;

export type Sentence = string | Readonly<Record<string, string>>;
export type Catalogue = Readonly<Record<string, Sentence>>;
export type Gaps = Readonly<Record<string, string | number>>;

const files = import.meta.glob<Catalogue>("../../../boomtable/locale/*/web*.json", {
  import: "default",
});

let language = $state<Language>("en");
let spoken = $state.raw<Readonly<Record<string, Catalogue>>>({});
const wanted = new Set<string>(["web"]);

/** The language of the page now. */
export function lang(): Language {
  return language;
}

/** Speak a language: load its words first, then switch everything at once. */
export async function speak(next: Language): Promise<void> {
  const parts = await Promise.all(
    [...wanted].map(async (part) => [part, await load(next, part)] as const),
  );
  spoken = Object.fromEntries(parts);
  language = next;
  document.documentElement.lang = next;
}

/** Have the words of one more part at hand, such as those of a board. */
export async function learn(part: string): Promise<void> {
  if (part in spoken) return;
  wanted.add(part);
  const words = await load(language, part);
  spoken = { ...spoken, [part]: words };
}

/** The language that the browser asks for, if we speak it. */
export function preferredLanguage(asked: readonly string[] = navigator.languages): Language {
  for (const tag of asked) {
    const short = tag.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((one) => one === short);
    if (known) return known;
  }
  return "en";
}

/** The sentence of a key, its gaps filled. */
export function say(key: Key, gaps: Gaps = {}): string {
  return sayAny(key, gaps);
}

/** The same for a key that is put together at run time; an unknown one is said as it is. */
export function sayAny(key: string, gaps: Gaps = {}): string {
  const dot = key.indexOf(".");
  const sentence = spoken[key.slice(0, dot)]?.[key.slice(dot + 1)];
  return sentence === undefined ? key : fill(sentence, gaps, language);
}

/** The words of one part, such as a board's, with its keys checked by the compiler. */
export function wordsOf<Words extends object>(part: string) {
  return (key: keyof Words & string, gaps: Gaps = {}): string => sayAny(`${part}.${key}`, gaps);
}

/** Whether there is a sentence of this key. */
export function knows(key: string): boolean {
  const dot = key.indexOf(".");
  return spoken[key.slice(0, dot)]?.[key.slice(dot + 1)] !== undefined;
}

/** A sentence with its gaps filled, in the plural form that the language wants. */
export function fill(sentence: Sentence, gaps: Gaps, language: string): string {
  let pattern = sentence;
  if (typeof pattern !== "string") {
    const count = Number(gaps[pattern["by"] ?? ""]);
    const form = new Intl.PluralRules(language).select(count);
    pattern = pattern[form] ?? pattern["other"] ?? "";
  }
  return pattern.replace(/\{(\w+)\}/g, (gap, name: string) =>
    name in gaps ? String(gaps[name]) : gap,
  );
}

async function load(language: Language, part: string): Promise<Catalogue> {
  const file = files[`../../../boomtable/locale/${language}/${part}.json`];
  if (!file) return {};
  return file();
}
