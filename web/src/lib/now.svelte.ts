/** The time, for whatever has to change while it passes. */

import { createSubscriber } from "svelte/reactivity";

const steps = new Map<number, () => void>();

/** The moment now; who reads it in a template reads it again every so many milliseconds. */
export function hop(ms: number): number {
  let subscribe = steps.get(ms);
  if (!subscribe) {
    subscribe = createSubscriber((update) => {
      const timer = setInterval(update, ms);
      return () => clearInterval(timer);
    });
    steps.set(ms, subscribe);
  }
  subscribe();
  return Date.now();
}
