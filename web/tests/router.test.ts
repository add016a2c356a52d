import { describe, expect, test } from "vitest";

import { arrive, href, parse, type Route } from "$lib/router.svelte";

describe("addresses", () => {
  const routes: Route[] = [
    { page: "home" },
    { page: "new", game: "oklahoma" },
    { page: "table", id: "a1b2" },
    { page: "replay", id: "a1b2", at: 12, seat: 1 },
    { page: "replay", id: "a1b2", at: null, seat: null },
    { page: "rules", game: "oklahoma", rule: "O-4.2" },
    { page: "rules", game: "oklahoma", rule: null },
    { page: "settings" },
  ];

  test.each(routes)("%o reads back from its own link", (route) => {
    expect(parse(href(route))).toEqual(route);
  });

  test.each(["#/nowhere", "#/table", "#/rules/", "#/replay"])("%s leads nowhere", (fragment) => {
    expect(parse(fragment)).toEqual({ page: "lost" });
  });

  test("a link that was handed on has its secret behind the #", () => {
    expect(arrive("/t/a1b2", "#secret")).toEqual({ page: "join", id: "a1b2", key: "secret" });
    expect(arrive("/me", "#secret")).toEqual({ page: "me", key: "secret" });
    expect(arrive("/", "#/table/a1b2")).toEqual({ page: "table", id: "a1b2" });
  });

  test("a broken escape is taken as it is", () => {
    expect(parse("#/table/%zz")).toEqual({ page: "table", id: "%zz" });
  });
});
