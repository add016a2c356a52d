/** What a person prefers, kept on this device. */

import { preferredLanguage, speak, type Language } from "./words.svelte";

export interface Prefs {
  lang: Language;
  theme: "auto" | "light" | "dark";
  /** How fast things move: 0 not at all, 1 as usual, 2 twice as fast. */
  speed: 0 | 0.5 | 1 | 2;
  patterns: boolean;
  confirm: boolean;
  notify: boolean;
}

const KEY = "boomtable.prefs";

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({
  lang: preferredLanguage(),
  theme: "auto",
  speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 1,
  patterns: false,
  confirm: false,
  notify: false,
  ...stored(),
});

/** Change a preference and let it show at once. */
export async function prefer<Name extends keyof Prefs>(
  name: Name,
  value: Prefs[Name],
): Promise<void> {
  prefs[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still shows what was chosen until it is closed.
  }
  dress();
  if (name === "lang") await speak(prefs.lang);
}

/** Dress the page: theme and patterns are attributes of the root element. */
export function dress(): void {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset["theme"] = prefs.theme === "auto" ? (dark ? "dark" : "light") : prefs.theme;
  root.dataset["patterns"] = prefs.patterns ? "on" : "off";
  root.dataset["motion"] = prefs.speed === 0 ? "off" : "on";
}
