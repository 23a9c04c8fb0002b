import { describe, expect, it } from "vitest";
import { findDifferences } from "./find-differences.js";

describe("findDifferences", () => {
  it.each([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1 }, { a: 2 }, [{ path: "a", before: 1, after: 2 }]],
    [{ a: { b: 1, c: 2 } }, { a: { b: 1 } }, [{ path: "a.c", before: 2 }]],
    [{}, { a: null }, [{ path: "a", after: null }]],
    [{ a: [1, 2] }, { a: [1] }, [{ path: "a", before: [1, 2], after: [1] }]],
  ])("of %j and %j are %j", (before, after, wanted) => {
    expect(findDifferences(before, after)).toEqual(wanted);
  });
});
