/** The HTTP side of the server. Every refusal is a sentence in the language of the reader. */

import type {
  ComponentsCheck,
  Fork,
  GameCard,
  ImportTable,
  Invitation,
  Link,
  Log,
  Me,
  NewTable,
  Notes,
  Problem,
  Record as GameRecord,
  Replay,
  Rules,
  Scores,
  TableAndRoom,
  Tables,
  TakeSeat,
  WhoIAm,
} from "./wire";
import { lang, say } from "./words.svelte";

/** Something did not work: `message` says what, and what to do. */
export class Trouble extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly problems: readonly string[] = [],
  ) {
    super(message);
  }
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        "accept-language": lang(),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble(say("web.trouble.unreachable"), "unreachable");
  }
  const text = await response.text();
  let answer: unknown = null;
  try {
    answer = text === "" ? null : JSON.parse(text);
  } catch {
    // Not the server that we know: something between us and it has answered.
  }
  if (response.ok) return answer as Answer;
  const problem = answer as Partial<Problem> | null;
  throw new Trouble(
    problem?.why ?? say("web.trouble.unexpected"),
    problem?.code ?? String(response.status),
    problem?.problems ?? [],
  );
}

const get = <Answer>(path: string) => call<Answer>("GET", path);
const post = <Answer>(path: string, body: unknown = {}) => call<Answer>("POST", path, body);
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const rulesOf = (game: string) => `/games/${encodeURIComponent(game)}/rules`;

function query(asked: Readonly<Record<string, string | number | null>>): string {
  const given = Object.entries(asked).filter(([, value]) => value !== null && value !== "");
  const text = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return text.length > 0 ? `?${text.join("&")}` : "";
}

export const api = {
  games: () => get<GameCard[]>("/games"),
  rules: (game: string, find = "") => get<Rules>(`${rulesOf(game)}${query({ find })}`),
  checkComponents: (game: string, text: string) =>
    post<ComponentsCheck>(`/games/${encodeURIComponent(game)}/components`, { text }),

  me: () => get<Me>("/me"),
  iAm: (who: WhoIAm) => post<Me>("/me", who),
  myLink: () => post<Link>("/me/link"),
  move: (key: string) => post<Me>("/me/move", { key }),

  openTables: () => get<Tables>("/tables"),
  myTables: () => get<Tables>("/tables/mine"),
  create: (plan: NewTable) => post<TableAndRoom>("/tables", plan),
  importRecord: (form: ImportTable) => post<TableAndRoom>("/tables/import", form),
  table: (id: string) => get<TableAndRoom>(table(id)),
  enter: (id: string, key: string) => post<unknown>(`${table(id)}/enter`, { key }),
  sit: (id: string, form: TakeSeat) => post<unknown>(`${table(id)}/seats/take`, form),
  leave: (id: string, seat: number) => post<unknown>(`${table(id)}/seats/leave`, { seat }),
  giveToBot: (id: string, seat: number, bot = "") =>
    post<unknown>(`${table(id)}/seats/bot`, { seat, bot }),
  start: (id: string) => post<unknown>(`${table(id)}/start`),
  invitation: (id: string) => get<Invitation>(`${table(id)}/invitation`),
  log: (id: string) => get<Log>(`${table(id)}/log`),
  scores: (id: string) => get<Scores>(`${table(id)}/scores`),
  record: (id: string) => get<GameRecord>(`${table(id)}/record`),
  notes: (id: string) => get<Notes>(`${table(id)}/notes`),
  keepNotes: (id: string, text: string) => call<Notes>("PUT", `${table(id)}/notes`, { text }),
  replay: (id: string, at: number, seat: number | null) =>
    get<Replay>(`${table(id)}/replay/${at}${query({ seat })}`),
  fork: (id: string, form: Fork) => post<TableAndRoom>(`${table(id)}/fork`, form),
};
