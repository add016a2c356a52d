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
    const join = { page: "join", id: "a1b2", key: "secret" } as const;
    expect(arrive("/t/a1b2", "#secret")).toEqual({ ...join, at: null, seat: null });
    expect(arrive("/me", "#secret")).toEqual({ page: "me", key: "secret" });
    expect(arrive("/", "#/table/a1b2")).toEqual({ page: "table", id: "a1b2" });
  });

  test.each([
    { at: 12, seat: 1 },
    { at: 0, seat: null },
    { at: null, seat: null },
  ])("a link to a position %o of a private table opens the table and goes there", (moment) => {
    const route: Route = { page: "join", id: "a1b2", key: "secret", ...moment };
    const [path = "", fragment = ""] = href(route).split("#");

    expect(arrive(path, `#${fragment}`)).toEqual(route);
  });

  test("a broken escape is taken as it is", () => {
    expect(parse("#/table/%zz")).toEqual({ page: "table", id: "%zz" });
  });
});
