import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineCounter, parseDocument, stringify } from "yaml";
import { z } from "zod";
import { findSyntaxFaults } from "./find-syntax-faults.js";
import { locate } from "./locate.js";
import { parseCheckedYaml } from "./parse-checked-yaml.js";
import { parseInParts } from "./parse-in-parts.js";

/** The value of a text as one document, and the position of a path; undefined if it has a fault. */
function readWhole(text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  if (findSyntaxFaults(document, text).length > 0) return undefined;
  const place = (path: readonly (string | number)[]) => locate(document, lines, path);
  return { value: document.toJS() as unknown, place };
}

/** Requires that a text cut after every item is what it is as a whole, each value in its place. */
function expectWhole(text: string): void {
  const parts = parseInParts(text, 100, 1);
  const whole = readWhole(text);
  expect(parts?.value).toEqual(whole?.value);
  for (const [key, items] of Object.entries(Object(whole?.value)))
    for (const [index, item] of Array.isArray(items) ? items.entries() : [])
      for (const name of [undefined, ...Object.keys(Object(item))]) {
        const path = [key, index, ...(name === undefined ? [] : [name])];
        expect([path, parts?.locate(path)]).toEqual([path, whole?.place(path)]);
      }
}

const text = fc.oneof(
  fc.string(),
  fc.constantFrom("a: b", "- a", "# no", "'", '"', "a\n  - b\nc", "\n\n", "]", "{", "null"),
);
const leaf = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null));
const key = fc.constantFrom("users", "texts", "of_all", "name");
const item = fc.oneof(leaf, fc.array(leaf, { maxLength: 3 }), fc.dictionary(key, leaf, { maxKeys: 3 }));
const document = fc.dictionary(key, fc.oneof(leaf, item, fc.array(item, { maxLength: 5 })), { minKeys: 1 });

describe("parseInParts", () => {
  it("reads any plainly written text as a whole", () => {
    fc.assert(
      fc.property(document, fc.nat(3), (value, indent) => {
        expectWhole(JSON.stringify(value, null, indent));
        expectWhole(stringify(value, { indentSeq: indent % 2 === 0, lineWidth: 30 }));
      }),
    );
  });

  it.each([
    "# head\nusers: # those\n\n  # first\n  - { a: 1 }\n  -\n    a: |\n      - b\n\n      c\n  - 'x\n    - y'\n\nname: a\n  b\n",
    "users:\n- a\n- b: [1,\n   2]\n- - c\n  - d\ntexts: { a: b }\nname: >+\n  x\n\n",
    'users:\r\n  - a\r\n  - b: "c\\\r\n      d"\r\n',
    '{ "users": [1, {"a": "]", "b": [2, 3,]},], "name": {"x": "\\"}"}, }\n',
    "users:\n  - &a { x: 1 }\n  - 2\n",
  ])("reads %j as a whole", (each) => {
    expect(readWhole(each)).toBeDefined();
    expectWhole(each);
  });

  it.each([
    ["an alias of another item", "users:\n  - &a { x: 1 }\n  - *a\n"],
    ["a key twice", "users: []\nname: a\nusers: [b]\n"],
    ["a key twice in an item", "users:\n  - a\n  - { b: 1, b: 2 }\n"],
    ["a key twice in JSON", '{"name": 1, "name": 2}'],
    ["two documents", "users:\n  - a\n---\nname: b\n"],
    ["an item in a quote", "users:\n  - 'a\n  - b'\n"],
    ["an item in a bracket", "users:\n  - [a,\n  - b]\n"],
    ["a less indented line", "users:\n  - a: 1\n b: 2\n"],
    ["a list behind its key", "users: - a\n"],
    ["a mapping behind its key", "users: a: b\n"],
    ["what is not JSON", '{"users": [1], name: 2}'],
    ["an open array", '{"users": [1, 2'],
    ["what follows JSON", '{"users": [1]} more'],
    ["a missing comma", '{"users": [1 2]}'],
    ["commas without a value", '{"users": [1,,2]}'],
    ["a list as the root", "- a\n"],
    ["a quoted key", '"users":\n  - a\n'],
  ])("leaves %s to a document of the whole text", (_what, each) => {
    expect(parseInParts(each, 100, 1)).toBeUndefined();
  });
});

describe("parseCheckedYaml of a large text", () => {
  const schema = z.strictObject({
    users: z.array(z.strictObject({ name: z.string() })),
    kind: z.literal("x").optional(),
  });
  const rows = Array.from({ length: 60_000 }, (_, at) => `  - { name: "user number ${at}" }\n`);
  const parse = (edit: (rows: string[]) => void, head = "users:\n") => {
    const own = [...rows];
    edit(own);
    const result = parseCheckedYaml(`${head}${own.join("")}`, schema, { path: "a.yaml" });
    return result.ok ? result.locate(["users", 59_999, "name"]) : result.findings;
  };

  it("gives the positions of a small one", () => {
    expect(parse(() => {})).toEqual({ line: 60_001, column: 13 });
  });

  it.each([
    ["a wrong value", "  - { name: 7 }\n", 13, "Expected a string, found 7"],
    ["an unknown key", "  - { name: a, nam: b }\n", 16, 'Unrecognized key "nam"'],
    [
      "a fault of the syntax",
      "  - { name: a\n",
      3,
      "Flow map in block collection must be sufficiently indented and end with a }",
    ],
  ])("reports %s with its place", (_what, row, column, message) => {
    const findings = parse((own) => own.splice(50_000, 1, row));
    expect(findings).toEqual([
      { path: "a.yaml", line: expect.any(Number), column, message: expect.stringContaining(message) },
    ]);
  });

  it("reports a wrong member with its place", () => {
    expect(parse(() => {}, "kind: y\nusers:\n")).toEqual([expect.objectContaining({ line: 1, column: 7 })]);
  });
});
