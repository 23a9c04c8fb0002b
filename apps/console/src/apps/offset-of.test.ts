import { describe, expect, it } from "vitest";
import { offsetOf } from "./manifest-editor.js";

describe("offsetOf", () => {
  it.each([
    [{ line: 1, column: 1 }, 0],
    [{ line: 1, column: 3 }, 2],
    [{ line: 2, column: 1 }, 3],
    [{ line: 3, column: 2 }, 5],
    [{ line: 9, column: 9 }, 6],
  ])("finds %j", (position, offset) => expect(offsetOf("ab\n\ncd", position)).toBe(offset));
});
