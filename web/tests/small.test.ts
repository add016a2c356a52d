import { describe, expect, test } from "vitest";

import { nearest } from "$lib/arrows";
import { ago, clockText, leftOf } from "$lib/clock";
import { blocks, inline } from "$lib/markdown";
import { pillsFit } from "$lib/pills";

describe("arrow keys", () => {
  const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

  test("go to the nearest target in their direction", () => {
    const boxes = [at(0, 0), at(50, 0), at(100, 0), at(50, 60)];

    expect(nearest(at(0, 0), boxes, "ArrowRight")).toBe(1);
    expect(nearest(at(100, 0), boxes, "ArrowLeft")).toBe(1);
    expect(nearest(at(50, 0), boxes, "ArrowDown")).toBe(3);
    expect(nearest(at(50, 0), boxes, "ArrowUp")).toBe(-1);
  });

  test("rather straight ahead than near and aside", () => {
    expect(nearest(at(0, 0), [at(10, 40), at(60, 0)], "ArrowRight")).toBe(1);
  });
});

describe("clocks", () => {
  test("a running clock loses time, a waiting one does not", () => {
    expect(leftOf({ seat: 0, left: 60_000, running: true }, 1000, 11_000)).toBe(50_000);
    expect(leftOf({ seat: 0, left: 60_000, running: false }, 1000, 11_000)).toBe(60_000);
    expect(leftOf({ seat: 0, left: 5000, running: true }, 0, 99_000)).toBe(0);
  });

  test("are read as people read them", () => {
    expect(clockText(65_000, "en")).toBe("1:05");
    expect(clockText(3_725_000, "en")).toBe("1:02:05");
    expect(clockText(2 * 86_400_000, "en")).toBe("2 days");
    expect(ago(0, 300_000, "en")).toBe("5 minutes ago");
    expect(ago(0, 3_000, "en")).toBe("this minute");
  });
});

describe("the digest's Markdown", () => {
  test("bold, code and numbers of rules are parts of a line", () => {
    expect(inline("A **free** corner, `b4`: see O-5.4.")).toEqual([
      { kind: "text", text: "A " },
      { kind: "bold", text: "free" },
      { kind: "text", text: " corner, " },
      { kind: "code", text: "b4" },
      { kind: "text", text: ": see " },
      { kind: "rule", text: "O-5.4" },
      { kind: "text", text: "." },
    ]);
  });

  test("tables, lists and drawings are blocks of their own", () => {
    const kinds = blocks(
      "one\ntwo\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- x\n- y\n\n```\n. .\n```",
    );

    expect(kinds.map((block) => block.kind)).toEqual(["paragraph", "table", "list", "code"]);
  });
});

describe("pills", () => {
  test("have names where there is room for all of them", () => {
    expect(pillsFit(["You", "Ann", "Bo"], 330)).toBe(true);
    expect(pillsFit(["You", "Ann", "Bo"], 180)).toBe(false);
    expect(pillsFit(["You", "Ann", "Bo"], 200, 1)).toBe(false);
  });
});
