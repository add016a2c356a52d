/**
 * One table as this viewer has it: what the server said last, what is on the stage, and the way
 * to answer. It connects by itself, and again when the connection is lost.
 */

import type { ChatLine, EventCard, FromClient, FromServer, Refused, Room, Table } from "./wire";

import { lang } from "./words.svelte";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** What is shown at once: a view, and what happened on the way to it. */
export interface Frame {
  readonly table: Table;
  readonly events: readonly EventCard[];
}

/** As much of a WebSocket as is needed; tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

type Draft<Message> = Message extends { id?: string } ? Omit<Message, "id"> : never;

interface Pending {
  readonly message: FromClient;
  readonly done: (refused: Refused | null) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;

export class Session {
  connection = $state<Connection>("connecting");
  room = $state.raw<Room | null>(null);
  /** The newest picture of the game. What stands on the stage may lag behind while it moves. */
  table = $state.raw<Table | null>(null);
  events = $state.raw<readonly EventCard[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  yourSeats = $state.raw<readonly number[]>([]);
  /** A sentence about what was refused, until something else succeeds. */
  trouble = $state<string | null>(null);
  /** Whether an answer is on its way. */
  sending = $state(false);
  /** How far the clock of the server is ahead of ours, in milliseconds. */
  skew = 0;

  /** Frames that the stage has not shown yet. */
  readonly frames: Frame[] = [];
  /** Called when there is a frame to show. */
  onframe: () => void = () => undefined;

  #wire: Wire | null = null;
  #dial: () => Wire;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;
  /** What was sent and not yet acknowledged: sent again, with the same id, after a loss. */
  #waiting = new Map<string, Pending>();
  #looking: number | null | undefined;

  constructor(dial: () => Wire) {
    this.#dial = dial;
  }

  /** Connect, and stay connected until `close`. */
  open(): void {
    const wire = this.#dial();
    this.#wire = wire;
    wire.onopen = () => {
      this.connection = "open";
      this.#pause = FIRST_PAUSE;
      if (this.#looking !== undefined) this.#send({ type: "look", seat: this.#looking });
      for (const { message } of this.#waiting.values()) this.#send(message);
    };
    wire.onmessage = (event) => this.#hear(JSON.parse(event.data) as FromServer);
    wire.onclose = () => this.#lost(wire);
  }

  close(): void {
    this.connection = "closed";
    clearTimeout(this.#timer);
    this.#wire?.close();
    this.#wire = null;
    for (const { done } of this.#waiting.values()) done(null);
    this.#waiting.clear();
  }

  /** Try again now, without waiting for the pause to end. */
  retry(): void {
    if (this.connection !== "lost") return;
    clearTimeout(this.#timer);
    this.connection = "connecting";
    this.open();
  }

  // --- what a person does ----------------------------------------------------------------------

  /** Answer the open question. */
  async answer(text: string): Promise<boolean> {
    if (this.table === null) return false;
    const { version } = this.table;
    return this.#ask({ type: "answer", version, text });
  }

  /** Whoever at this screen can take something back: the seat looked from, or else another. */
  undoer = $derived.by(() => {
    if (this.table === null || this.table.over) return null;
    const { seat, undo } = this.table;
    if (undo.possible) return seat;
    return this.yourSeats.find((one) => undo.seats.includes(one)) ?? null;
  });

  async undo(): Promise<boolean> {
    if (this.table === null) return false;
    return this.#ask({ type: "undo", version: this.table.version, seat: this.undoer });
  }

  async restart(): Promise<boolean> {
    if (this.table === null) return false;
    return this.#ask({ type: "restart", version: this.table.version, seat: this.undoer });
  }

  async say(text: string): Promise<boolean> {
    return this.#ask({ type: "chat", text });
  }

  async pause(stop: boolean): Promise<boolean> {
    return this.#ask({ type: stop ? "pause" : "wake" });
  }

  async vote(end: boolean): Promise<boolean> {
    return this.#ask({ type: "vote", end });
  }

  /** Look from another seat. */
  look(seat: number | null): void {
    this.#looking = seat;
    this.#send({ type: "look", seat });
  }

  speak(lang: "en" | "fr"): void {
    this.#send({ type: "lang", lang });
  }

  // --- the wire --------------------------------------------------------------------------------

  async #ask(message: Draft<FromClient>): Promise<boolean> {
    if (this.connection !== "open") return false;
    const id = `${Date.now().toString(36)}-${this.#next++}`;
    this.sending = true;
    const refused = await new Promise<Refused | null>((done) => {
      const sent = { ...message, id } as FromClient;
      this.#waiting.set(id, { message: sent, done });
      this.#send(sent);
    });
    this.sending = this.#waiting.size > 0;
    const isDone = refused === null || refused.code === "already-done";
    this.trouble = isDone ? null : refused.why;
    return isDone;
  }

  /** Whoever has just taken a seat looks from there. */
  #sit(seats: readonly number[]): void {
    const [first] = seats;
    if (first === undefined || this.yourSeats.length > 0 || this.#looking !== undefined) return;
    this.yourSeats = seats;
    this.look(first);
  }

  #send(message: FromClient): void {
    if (this.connection === "open") this.#wire?.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "hello":
        this.skew = message.now - Date.now();
        this.yourSeats = message.your_seats;
        if (message.lang !== lang()) this.speak(lang());
        break;
      case "room":
        this.skew = message.now - Date.now();
        this.room = message;
        this.#sit(message.seats.filter((card) => card.you).map((card) => card.seat));
        break;
      case "events":
        this.events = [
          ...this.events.filter((one) => one.number < message.since),
          ...message.events,
        ];
        break;
      case "table":
        this.#show(message);
        break;
      case "chat":
        this.chat = [...this.chat.filter((one) => one.number < message.since), ...message.lines];
        break;
      case "done":
        this.#settle(message.id, null);
        break;
      case "refused":
        if (message.id !== null && this.#waiting.has(message.id)) {
          this.#settle(message.id, message);
        } else this.trouble = message.why;
        break;
      case "bye":
        this.trouble = message.why;
        if (!message.retry) this.close();
        break;
      case "pong":
        break;
    }
  }

  #show(message: Table): void {
    const before = this.table;
    const table = { ...message, view: this.#whole(message) };
    this.table = table;
    const isNext = before !== null && before.seat === table.seat && before.events < table.events;
    const events = isNext
      ? this.events.filter((one) => one.number >= before.events && one.number < table.events)
      : [];
    this.frames.push({ table, events });
    this.onframe();
  }

  /** The view with those parts that are as they were, and so were not sent again. */
  #whole({ kept, view }: Table): Table["view"] {
    const known = this.table?.view ?? {};
    return { ...Object.fromEntries(kept.map((name) => [name, known[name]])), ...view };
  }

  #settle(id: string, refused: Refused | null): void {
    const pending = this.#waiting.get(id);
    this.#waiting.delete(id);
    pending?.done(refused);
  }

  #lost(wire: Wire): void {
    if (this.#wire !== wire || this.connection === "closed") return;
    this.connection = "lost";
    this.#timer = setTimeout(() => {
      this.connection = "connecting";
      this.open();
    }, this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }
}

/** The WebSocket of a table. */
export function dial(table: string): () => Wire {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const address = `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/live?changes=yes`;
  return () => new WebSocket(address) as unknown as Wire;
}
