import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printCursor, readCursor } from "./paging.js";

const list = ["admin.functions.list", ["A1"], null];

describe("readCursor", () => {
  it("reads what printCursor printed", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" })), (place) => {
        expect(readCursor(list, printCursor(list, place))).toEqual(place);
      }),
    );
  });

  it("refuses cursors of other lists, changed cursors and other texts", () => {
    const cursor = printCursor(list, ["2026-01-01T00:00:00.000Z", "Fn1"]);
    expect(readCursor(["admin.functions.list", ["A2"], null], cursor)).toBeUndefined();
    expect(readCursor(list, `${cursor.slice(0, -2)}00`)).toBeUndefined();
    for (const text of [
      "",
      "x",
      cursor.slice(1),
      cursor.slice(0, 16),
      `${cursor}0`,
      cursor.toUpperCase(),
      "dGVhbQ==",
    ]) {
      expect(readCursor(list, text)).toBeUndefined();
    }
  });
});
