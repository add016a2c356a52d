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

/** What this person has chosen; everything else goes on to follow the device. */
let chosen = stored();

export const prefs: Prefs = $state({
  lang: preferredLanguage(),
  theme: "auto",
  speed: 1,
  patterns: false,
  confirm: false,
  notify: false,
  ...chosen,
});

/** What the device prefers. */
export const DEVICE = {
  dark: matchMedia("(prefers-color-scheme: dark)"),
  still: matchMedia("(prefers-reduced-motion: reduce)"),
};

/** Change a preference and let it show at once. */
export async function prefer<Name extends keyof Prefs>(
  name: Name,
  value: Prefs[Name],
): Promise<void> {
  prefs[name] = value;
  chosen = { ...stored(), [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing still shows what was chosen until it is closed.
  }
  dress();
  if (name === "lang") await speak(prefs.lang);
}

/** Dress the page: theme and patterns are attributes of the root element. */
export function dress(): void {
  const root = document.documentElement;
  const device = DEVICE.dark.matches ? "dark" : "light";
  if (chosen.speed === undefined) prefs.speed = DEVICE.still.matches ? 0 : 1;
  root.dataset["theme"] = prefs.theme === "auto" ? device : prefs.theme;
  root.dataset["patterns"] = prefs.patterns ? "on" : "off";
  root.dataset["motion"] = prefs.speed === 0 ? "off" : "on";
}
