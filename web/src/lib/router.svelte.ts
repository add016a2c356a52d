/**
 * Addresses of the app. All of them live behind the `#`, so that nothing in them is ever sent to a
 * server or written to its log. Only links to hand on have a path, `/t/<table>#<key>` (with
 * `/<position>?seat=<seat>` behind the key: to a position of its replay) and `/me#<key>`; their
 * secret, too, stands behind the `#`, and leaves the address bar at once.
 */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "join"; id: string; key: string; at: number | null; seat: number | null }
  | { page: "me"; key: string }
  | { page: "replay"; id: string; at: number | null; seat: number | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "settings" }
  | { page: "lost" };

/** The route of an address' fragment. */
export function parse(fragment: string): Route {
  const [path = "", query = ""] = fragment.replace(/^#?\/?/, "").split("?");
  const [page, first, second] = path.split("/").filter(Boolean).map(decode);
  const asked = new URLSearchParams(query);
  switch (page) {
    case undefined:
      return { page: "home" };
    case "new":
    case "rules":
      if (first === undefined) break;
      if (page === "new") return { page, game: first };
      return { page, game: first, rule: second ?? null };
    case "table":
      if (first !== undefined) return { page, id: first };
      break;
    case "replay":
      if (first === undefined) break;
      return { page, id: first, at: number(second), seat: number(asked.get("seat")) };
    case "settings":
      return { page };
  }
  return { page: "lost" };
}

/** The fragment of a route, to put into a link. */
export function href(route: Route): string {
  switch (route.page) {
    case "home":
    case "lost":
      return "#/";
    case "settings":
      return "#/settings";
    case "new":
      return `#/new/${encodeURIComponent(route.game)}`;
    case "table":
      return `#/table/${encodeURIComponent(route.id)}`;
    case "join":
      return `/t/${encodeURIComponent(route.id)}#${route.key}${moment(route)}`;
    case "me":
      return `/me#${route.key}`;
    case "rules": {
      const rule = route.rule === null ? "" : `/${encodeURIComponent(route.rule)}`;
      return `#/rules/${encodeURIComponent(route.game)}${rule}`;
    }
    case "replay":
      return `#/replay/${encodeURIComponent(route.id)}${moment(route)}`;
  }
}

/** A position and the seat that it is looked at from, at the end of an address. */
function moment({ at, seat }: { at: number | null; seat: number | null }): string {
  return (at === null ? "" : `/${at}`) + (seat === null ? "" : `?seat=${seat}`);
}

/** The route of a whole address: a link that somebody handed on, or one of our own. */
export function arrive(path: string, fragment: string): Route {
  const key = fragment.replace(/^#/, "");
  const table = /^\/t\/([^/]+)$/.exec(path);
  if (table?.[1] !== undefined) {
    const [way = "", query = ""] = key.split("?");
    const [secret = "", at] = way.split("/");
    const seat = number(new URLSearchParams(query).get("seat"));
    return { page: "join", id: decode(table[1]), key: secret, at: number(at), seat };
  }
  if (path === "/me") return { page: "me", key };
  return parse(fragment);
}

let here = $state.raw<Route>(parse(location.hash));

/** Where we are. */
export function route(): Route {
  return here;
}

/** Follow the address bar from now on. */
export function follow(): () => void {
  const look = () => (here = parse(location.hash));
  addEventListener("hashchange", look);
  here = arrive(location.pathname, location.hash);
  // The secret of a link has done its work: it does not stay in the history.
  if (location.pathname !== "/") history.replaceState(null, "", "/#/");
  return () => removeEventListener("hashchange", look);
}

/** Go somewhere; `quietly` leaves no trace in the history, as when a slider is dragged. */
export function go(to: Route, quietly = false): void {
  if (!quietly) {
    location.hash = href(to);
    return;
  }
  history.replaceState(null, "", href(to));
  here = to;
}

function number(text: string | null | undefined): number | null {
  return text != null && /^\d+$/.test(text) ? Number(text) : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
