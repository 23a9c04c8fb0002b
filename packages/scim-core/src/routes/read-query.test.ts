import { describe, expect, it } from "vitest";
import { type ReadQueryOptions, readQuery } from "./read-query.js";

const limits = { defaultCount: 10, maxCount: 100, maxBodyDepth: 1, maxBodyBytes: 1 };
const filter = { supported: true, maxResults: 50, dialect: "service" } as const;
const filterable = { attributes: { title: {} } };
const plain: ReadQueryOptions = { limits, filter, sort: false };
const options: ReadQueryOptions = { ...plain, filterable };
const read = (search: string, given: ReadQueryOptions) => readQuery(new URLSearchParams(search), given);

describe("readQuery", () => {
  it.each([
    ["", 1, 10, "ascending"],
    ["?startIndex=0&count=5", 1, 5, "ascending"],
    ["?startIndex=-7&count=-7", 1, 0, "ascending"],
    ["?startIndex=%2B3&count=101&sortOrder=descending", 3, 100, "descending"],
    ["?count=99999999999999999999&sortOrder=ascending&filter=x&other=1", 1, 100, "ascending"],
  ])("reads %j", async (search, startIndex, count, sortOrder) => {
    expect(await read(search, plain)).toEqual({ ok: true, value: { startIndex, count, sortOrder } });
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
  ])("refuses %j", async (search, situation) => {
    expect(await read(search, plain)).toMatchObject({ ok: false, situation });
  });

  it("reads a filter if the version supports it and the resource type has filterable attributes", async () => {
    expect(await read("?filter=TITLE+eq+%22x%22&count=99", options)).toMatchObject({
      ok: true,
      value: { count: 50, filter: { kind: "compare", attribute: { name: "title" }, operator: "eq", value: "x" } },
    });
    expect(await read("?filter=title+pr&count=5", options)).toMatchObject({ ok: true, value: { count: 5 } });
    expect(await read("?filter=", options)).toMatchObject({ ok: false, situation: "filterEmpty" });
    expect(await read("?filter=&count=x", options)).toMatchObject({ ok: false, situation: "pagingInvalid" });
  });

  it("ignores a filter otherwise", async () => {
    const page = { ok: true, value: { startIndex: 1, count: 99, sortOrder: "ascending" } };
    const off = { ...filter, supported: false };
    expect(await read("?filter=(((&count=99", plain)).toEqual(page);
    expect(await read("?filter=(((&count=99", { ...options, filter: off })).toEqual(page);
  });

  it("reads sortBy, with the names of the schema", async () => {
    const emails = { type: "complex", subAttributes: { value: {}, type: {} } } as const;
    const name = { type: "complex", subAttributes: { familyName: {} } } as const;
    const sorted = { ...options, sort: true, filterable: { attributes: { title: {}, emails, name }, urns: ["urn:x"] } };
    const wanted = (attribute: object) => ({ ok: true, value: { sortBy: attribute } });
    expect(await read("?sortBy=TITLE", sorted)).toMatchObject(wanted({ name: "title" }));
    expect(await read("?sortBy=urn:x:name.familyname", sorted)).toMatchObject(
      wanted({ name: "name", subAttribute: "familyName" }),
    );
    expect(await read("?sortBy=emails", sorted)).toMatchObject(wanted({ name: "emails" }));
    expect(await read("?sortBy=", sorted)).toMatchObject({ ok: true });
    for (const unfit of ["name", "other", "name.other", "title[x", 'emails[type eq "x"]'])
      expect(await read(`?sortBy=${unfit}`, sorted)).toMatchObject({ ok: false, situation: "sortInvalid" });
    expect(await read("?sortBy=other", options)).toEqual(await read("", options));
  });

  it("reads a page by cursor if the version supports it", async () => {
    const pagination = { cursor: true, index: true };
    const paged = { ...plain, pagination };
    expect(await read("?cursor&count=5", paged)).toMatchObject({
      ok: true,
      value: { startIndex: 1, count: 5, after: "" },
    });
    expect(await read("?cursor=x&startIndex=7&count=500", paged)).toMatchObject({
      ok: true,
      value: { startIndex: 1, count: 100, after: "x" },
    });
    for (const count of ["0", "-1", "1.5", "many"])
      expect(await read(`?cursor&count=${count}`, paged)).toMatchObject({ ok: false, situation: "countInvalid" });
    expect(await read("?cursor=x", plain)).toEqual(await read("", plain));
    expect(await read("", paged)).toEqual(await read("", plain));
    const byCursor = { ...plain, pagination: { ...pagination, defaultPaginationMethod: "cursor" } as const };
    expect(await read("", byCursor)).toMatchObject({ value: { after: "" } });
    expect(await read("?startIndex=2", byCursor)).toMatchObject({ value: { startIndex: 2 } });
    const noIndex = { ...plain, pagination: { cursor: true, index: false } };
    expect(await read("", noIndex)).toMatchObject({ value: { after: "" } });
    expect(await read("?startIndex=2", noIndex)).toMatchObject({ ok: false, situation: "pagingInvalid" });
  });
});
