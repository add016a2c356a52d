import { beforeAll, describe, expect, test } from "vitest";

import { fill, knows, lang, learn, preferredLanguage, say, sayAny, speak } from "$lib/words.svelte";

describe("words", () => {
  beforeAll(() => speak("en"));

  test("a sentence has its gaps filled", () => {
    expect(fill("{a} and {b}", { a: "one", b: 2 }, "en")).toBe("one and 2");
    expect(fill("{a} and {b}", { a: "one" }, "en")).toBe("one and {b}");
  });

  test("a number decides the form, as the language wants", () => {
    const stones = { by: "count", one: "{count} stone", other: "{count} stones" };

    expect(fill(stones, { count: 0 }, "en")).toBe("0 stones");
    expect(fill(stones, { count: 1 }, "en")).toBe("1 stone");
    // French counts nothing as one, and falls back to `other` for its `many`.
    expect(fill(stones, { count: 0 }, "fr")).toBe("0 stone");
    expect(fill(stones, { count: 1_000_000 }, "fr")).toBe("1000000 stones");
  });

  test("everything is said in the other language at once", async () => {
    expect(say("web.table.undo")).toBe("Undo");

    await speak("fr");
    expect([lang(), say("web.table.undo"), document.documentElement.lang]).toEqual([
      "fr",
      "Annuler",
      "fr",
    ]);

    await speak("en");
    expect(say("web.table.undo")).toBe("Undo");
  });

  test("the words of a board come when they are needed, and stay in the next language", async () => {
    expect(knows("web-oklahoma.boomer.title")).toBe(false);

    await learn("web-oklahoma");
    expect(sayAny("web-oklahoma.stone.title")).toBe("Cornerstone");

    await speak("fr");
    expect(sayAny("web-oklahoma.stone.title")).toBe("Pierre angulaire");
    await speak("en");
  });

  test("the browser's languages decide which one to begin with", () => {
    expect(preferredLanguage(["de-CH", "fr-CH", "en"])).toBe("fr");
    expect(preferredLanguage(["de"])).toBe("en");
  });
});
