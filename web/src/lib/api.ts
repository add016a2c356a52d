/** The HTTP side of the server. Every refusal is a sentence in the language of the reader. */

import type {
  Analysis,
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
  Speakers,
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

/** What is asked for, and in which language. */
function query(asked: Readonly<{ [name: string]: string | number | null }>): string {
  const given = new URLSearchParams({ lang: lang() });
  for (const [name, value] of Object.entries(asked)) {
    if (value !== null && value !== "") given.set(name, String(value));
  }
  return `?${given}`;
}

export const api = {
  games: () => get<GameCard[]>(`/games${query({})}`),
  rules: (game: string, find = "") => get<Rules>(`${rulesOf(game)}${query({ search: find })}`),
  checkComponents: (text: string) => post<ComponentsCheck>("/components/check", { text }),

  me: () => get<Me>("/me"),
  iAm: (who: WhoIAm) => post<Me>("/me", who),
  myLink: () => post<Link>("/me/link"),
  move: (key: string) => post<Me>("/me/move", { key }),

  tables: (which: "mine" | "open" | "running") => get<Tables>(`/tables${query({ which })}`),
  create: (plan: NewTable) => post<TableAndRoom>("/tables", plan),
  importRecord: (form: ImportTable) => post<TableAndRoom>("/tables/import", form),
  table: (id: string) => get<TableAndRoom>(`${table(id)}${query({})}`),
  enter: (id: string, key: string) => post<unknown>(`${table(id)}/enter`, { key }),
  sit: (id: string, form: TakeSeat) => post<unknown>(`${table(id)}/seats/take`, form),
  leave: (id: string, seat: number) => post<unknown>(`${table(id)}/seats/leave`, { seat }),
  giveToBot: (id: string, seat: number, bot = "") =>
    post<unknown>(`${table(id)}/seats/give`, { seat, bot }),
  close: (id: string) => post<unknown>(`${table(id)}/close`),
  rematch: (id: string) => post<TableAndRoom>(`${table(id)}/rematch`),
  start: (id: string) => post<unknown>(`${table(id)}/start`),
  invitation: (id: string) => get<Invitation>(`${table(id)}/invitation`),
  log: (id: string) => get<Log>(`${table(id)}/log${query({})}`),
  scores: (id: string) => get<Scores>(`${table(id)}/scores${query({})}`),
  record: (id: string) => get<GameRecord>(`${table(id)}/record`),
  notes: (id: string) => get<Notes>(`${table(id)}/notes`),
  keepNotes: (id: string, text: string) => call<null>("PUT", `${table(id)}/notes`, { text }),
  replay: (id: string, at: number, seat: number | null) =>
    get<Replay>(`${table(id)}/replay/${at}${query({ seat })}`),
  speakers: (id: string) => get<Speakers>(`${table(id)}/analysis`),
  analysis: (id: string, at: number, seconds: number) =>
    get<Analysis>(`${table(id)}/analysis/${at}${query({ seconds })}`),
  fork: (id: string, form: Fork) => post<TableAndRoom>(`${table(id)}/fork`, form),
};
