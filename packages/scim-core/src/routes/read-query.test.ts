import { describe, expect, it } from "vitest";
import { readQuery } from "./read-query.js";

const limits = { defaultCount: 10, maxCount: 100, maxBodyDepth: 1, maxBodyBytes: 1 };

describe("readQuery", () => {
  it.each([
    ["", 1, 10, "ascending"],
    ["?startIndex=0&count=5", 1, 5, "ascending"],
    ["?startIndex=-7&count=-7", 1, 0, "ascending"],
    ["?startIndex=%2B3&count=101&sortOrder=descending", 3, 100, "descending"],
    ["?count=99999999999999999999&sortOrder=ascending&filter=x&other=1", 1, 100, "ascending"],
  ])("reads %j", (search, startIndex, count, sortOrder) => {
    expect(readQuery(search, limits)).toEqual({ ok: true, value: { startIndex, count, sortOrder } });
  });

  it.each([
    ["?startIndex=", "pagingInvalid"],
    ["?startIndex=1.5", "pagingInvalid"],
    ["?count=ten", "pagingInvalid"],
    ["?count=1e3", "pagingInvalid"],
    ["?count=0x10", "pagingInvalid"],
    ["?sortOrder=", "sortOrderInvalid"],
    ["?sortOrder=Ascending", "sortOrderInvalid"],
    ["?count=x&sortOrder=x", "pagingInvalid"],
  ])("refuses %j", (search, situation) => {
    expect(readQuery(search, limits)).toMatchObject({ ok: false, situation });
  });
});
