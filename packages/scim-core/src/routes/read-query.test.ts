import { describe, expect, it } from "vitest";
import { readQuery } from "./read-query.js";

const limits = { defaultCount: 10, maxCount: 100, maxBodyDepth: 1, maxBodyBytes: 1 };
const filter = { supported: true, maxResults: 50, dialect: "service" } as const;
const filterable = { attributes: { title: {} } };
const options = { limits, filter, filterable };

describe("readQuery", () => {
  it.each([
    ["", 1, 10, "ascending"],
    ["?startIndex=0&count=5", 1, 5, "ascending"],
    ["?startIndex=-7&count=-7", 1, 0, "ascending"],
    ["?startIndex=%2B3&count=101&sortOrder=descending", 3, 100, "descending"],
    ["?count=99999999999999999999&sortOrder=ascending&filter=x&other=1", 1, 100, "ascending"],
  ])("reads %j", (search, startIndex, count, sortOrder) => {
    expect(readQuery(search, { limits, filter })).toEqual({ ok: true, value: { startIndex, count, sortOrder } });
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
    expect(readQuery(search, { limits, filter })).toMatchObject({ ok: false, situation });
  });

  it("reads a filter where the version has them and the resource type has something to name", () => {
    expect(readQuery("?filter=TITLE+eq+%22x%22&count=99", options)).toMatchObject({
      ok: true,
      value: { count: 50, filter: { kind: "compare", attribute: { name: "title" }, operator: "eq", value: "x" } },
    });
    expect(readQuery("?filter=title+pr&count=5", options)).toMatchObject({ ok: true, value: { count: 5 } });
    expect(readQuery("?filter=", options)).toMatchObject({ ok: false, situation: "filterEmpty" });
    expect(readQuery("?filter=&count=x", options)).toMatchObject({ ok: false, situation: "pagingInvalid" });
  });

  it("reads over a filter where there is none", () => {
    const page = { ok: true, value: { startIndex: 1, count: 99, sortOrder: "ascending" } };
    const off = { ...filter, supported: false };
    expect(readQuery("?filter=(((&count=99", { limits, filter })).toEqual(page);
    expect(readQuery("?filter=(((&count=99", { ...options, filter: off })).toEqual(page);
  });
});
