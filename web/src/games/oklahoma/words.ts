import type words from "$locale/en/web-oklahoma.json";
import { wordsOf } from "$lib/words.svelte";

export const say = wordsOf<typeof words>("web-oklahoma");
