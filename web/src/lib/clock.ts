/** Time that is left, and since when, in words. */

import type { SeatClock } from "./wire";

/** Milliseconds that a seat has left now. */
export function leftOf(clock: SeatClock, then: number, now: number): number {
  return Math.max(0, clock.running ? clock.left - (now - then) : clock.left);
}

/** `12:05`, `1:02:05`, or `2 days`. */
export function clockText(ms: number, lang: string): string {
  const seconds = Math.ceil(ms / 1000);
  const days = Math.floor(seconds / 86_400);
  if (days >= 1) {
    return new Intl.NumberFormat(lang, { style: "unit", unit: "day", unitDisplay: "long" }).format(
      days,
    );
  }
  const hours = Math.floor(seconds / 3600);
  const two = (part: number) => String(part).padStart(2, "0");
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0(?=\d:)/, "");
}

/** `5 minutes ago`, in the language. */
export function ago(then: number, now: number, lang: string): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const seconds = Math.round((then - now) / 1000);
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return words.format(Math.trunc(seconds / size), unit);
  }
  return words.format(0, "minute");
}
