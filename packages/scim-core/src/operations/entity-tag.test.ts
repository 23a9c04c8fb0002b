import { describe, expect, it } from "vitest";
import { namesTag, toEntityTag } from "./entity-tag.js";

describe("toEntityTag", () => {
  it.each([
    ['W/"1"', 'W/"1"'],
    ['"strong"', '"strong"'],
    ["7", 'W/"7"'],
    ['a"b', 'W/"a%22b"'],
  ])("reads the version %j of a backend as %j", (version, tag) => {
    expect(toEntityTag({ meta: { version } })).toEqual({ tag, version });
  });

  it("depends on the content if the backend has no version", () => {
    const tags = [{ id: "1" }, { id: "2" }, { id: "1", a: null }, { id: "1", meta: {} }].map(
      (each) => toEntityTag(each).tag,
    );
    expect(new Set(tags).size).toBe(4);
    expect(toEntityTag({ id: "1" })).toEqual({ tag: tags[0] });
    for (const tag of tags) expect(tag).toMatch(/^W\/"[0-9a-z]+"$/);
  });
});

describe("namesTag", () => {
  const present = { tag: 'W/"7, a"', version: "7" };
  it.each(["*", " * ", 'W/"7, a"', '"7, a"', '"x",W/"7, a"', "7"])("finds it in %j", (header) => {
    expect(namesTag(header, present)).toBe(true);
  });
  it.each(["", '"7"', 'W/"x"', '"*"'])("does not find it in %j", (header) => {
    expect(namesTag(header, present)).toBe(false);
  });
});
