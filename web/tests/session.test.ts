import { beforeEach, describe, expect, test, vi } from "vitest";

import { Session, type Wire } from "$lib/session.svelte";
import type { EventCard, FromServer, Room, Table } from "$lib/wire";

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.onclose?.();
  }
  hear(message: Partial<FromServer>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = (version: number, events: number) =>
  ({
    type: "table",
    version,
    events,
    seat: 0,
    your_turn: true,
    view: {},
    kept: [],
  }) as unknown as Table;
const event = (number: number): EventCard => ({
  number,
  event: { kind: "moved" },
  line: `line ${number}`,
  position: number,
});

let wires: FakeWire[];
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  session = new Session(() => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  });
  session.open();
  wires[0]?.onopen?.();
});

describe("a session", () => {
  test("what was not sent again is what it was, whatever the connection", () => {
    wires[0]?.hear({ ...table(1, 0), view: { box: [1, 2], round: 1, old: true } });
    wires[0]?.hear({ ...table(2, 0), view: { round: 2 }, kept: ["box"] });
    expect(session.table?.view).toEqual({ box: [1, 2], round: 2 });

    wires[0]?.onclose?.();
    vi.advanceTimersByTime(1000);
    wires[1]?.onopen?.();
    wires[1]?.hear({ ...table(3, 0), view: { box: [3], round: 3 } });
    wires[1]?.hear({ ...table(4, 0), view: {}, kept: ["box", "round"] });
    expect(session.table?.view).toEqual({ box: [3], round: 3 });
  });

  test("an answer carries the version that was before one's eyes, and is done when the server says so", async () => {
    const [wire] = wires;
    wire?.hear(table(7, 0));

    const answered = session.answer("b4-b10");
    const [sent] = wire?.sent ?? [];
    expect(sent).toMatchObject({ type: "answer", version: 7, text: "b4-b10" });
    expect(session.sending).toBe(true);
    wire?.hear({ type: "done", id: String(sent?.["id"]), version: 8 });

    expect(await answered).toBe(true);
    expect(session.sending).toBe(false);
  });

  test("a refusal is told in its own words, and nothing was done", async () => {
    const [wire] = wires;
    wire?.hear(table(7, 0));

    const answered = session.answer("b4-b99");
    const id = String(wire?.sent[0]?.["id"]);
    wire?.hear({ type: "refused", id, code: "illegal", why: "No such square." });

    expect(await answered).toBe(false);
    expect(session.trouble).toBe("No such square.");
  });

  test("whoever takes a seat looks from there from then on", () => {
    const [wire] = wires;
    const room = (you: boolean) => ({ type: "room", seats: [{ seat: 1, you }] }) as Room;
    wire?.hear({ type: "hello", lang: "en", seat: null, your_seats: [] } as unknown as FromServer);
    wire?.hear(room(false));
    expect(wire?.sent).toEqual([]);

    wire?.hear(room(true));
    wire?.hear(room(true));

    expect(wire?.sent).toEqual([{ type: "look", seat: 1 }]);
    expect(session.yourSeats).toEqual([1]);
  });

  test("a new table comes with what happened on the way to it", () => {
    const [wire] = wires;
    wire?.hear({ type: "events", since: 0, events: [event(0)] });
    wire?.hear(table(1, 1));
    wire?.hear({ type: "events", since: 1, events: [event(1), event(2)] });
    wire?.hear(table(2, 3));

    const numbers = session.frames.map((frame) => frame.events.map((one) => one.number));
    expect(numbers).toEqual([[], [1, 2]]);
  });

  test("what was taken back leaves the log", () => {
    const [wire] = wires;
    wire?.hear({ type: "events", since: 0, events: [event(0), event(1), event(2)] });
    wire?.hear(table(3, 3));
    wire?.hear({ type: "events", since: 1, events: [] });
    wire?.hear(table(4, 1));

    expect(session.events.map((one) => one.number)).toEqual([0]);
    expect(session.frames.at(-1)?.events).toEqual([]);
  });

  test("a lost connection is made again, later and later", () => {
    wires[0]?.close();
    expect(session.connection).toBe("lost");

    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    wires[1]?.close();
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(3);

    wires[2]?.onopen?.();
    expect(session.connection).toBe("open");
  });

  test("a person can try again at once", () => {
    wires[0]?.close();

    session.retry();

    expect(wires).toHaveLength(2);
  });

  test("an answer that was on its way when the connection broke is sent again with the same id", async () => {
    wires[0]?.hear(table(7, 0));
    const answered = session.answer("b4-b10");
    const id = wires[0]?.sent[0]?.["id"];
    wires[0]?.close();
    vi.advanceTimersByTime(400);
    wires[1]?.onopen?.();

    expect(wires[1]?.sent[0]).toMatchObject({ type: "answer", id, version: 7 });
    // It had arrived the first time: that is as good as done.
    wires[1]?.hear({ type: "refused", id: String(id), code: "already-done", why: "Done." });
    expect(await answered).toBe(true);
    expect(session.trouble).toBeNull();
  });

  test("a closed session stays closed", () => {
    session.close();
    vi.advanceTimersByTime(60_000);

    expect(wires).toHaveLength(1);
    expect(session.connection).toBe("closed");
  });

  test("the server says goodbye for good", () => {
    wires[0]?.hear({ type: "bye", code: "unknown", why: "There is no such table.", retry: false });

    expect(session.connection).toBe("closed");
    expect(session.trouble).toBe("There is no such table.");
  });
});
