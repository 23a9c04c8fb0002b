import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toLines } from "./to-lines.js";

const marked = (value: unknown, other: unknown) =>
  toLines(value, other).flatMap(({ text, isDifferent }) => (isDifferent ? [text.trim()] : []));

describe("toLines", () => {
  it("prints what JSON.parse reads, and marks nothing in the same value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const lines = toLines(value, value);
        expect(JSON.parse(lines.map(({ text }) => text).join("\n"))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(lines.filter(({ isDifferent }) => isDifferent)).toEqual([]);
      }),
    );
  });

  it.each([
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, ['"b": 2']],
    [{ a: 1 }, {}, ['"a": 1']],
    [{ a: { b: 1 } }, {}, ['"a": {', '"b": 1', "}"]],
    [{ a: [1, 2] }, { a: [1] }, ["2"]],
    [{ a: null }, { a: "" }, ['"a": null']],
    [{ a: [] }, { a: {} }, ['"a": []']],
  ])("marks what %j has otherwise than %j", (value, other, lines) => expect(marked(value, other)).toEqual(lines));
});
