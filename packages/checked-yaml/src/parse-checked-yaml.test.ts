import { describe, expect, it } from "vitest";
import { z } from "zod";
import { printFinding } from "./finding.js";
import { parseCheckedYaml } from "./parse-checked-yaml.js";

const limitSchema = z.strictObject({ value: z.int().min(0), error: z.string() });
const schema = z.strictObject({
  name: z.string(),
  required: z.boolean().optional(),
  verb: z.enum(["GET", "POST"]).optional(),
  limits: z.strictObject({ maxLength: limitSchema.optional() }).optional(),
  codes: z.record(z.string().regex(/^[a-z_]+$/, "Not a code"), z.string()).optional(),
  tokens: z.array(z.string()).min(1).optional(),
  origin: z.union([z.strictObject({ source: z.string() }), z.strictObject({ assumed: z.string() })]).optional(),
  rule: z
    .discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("oneOf"), of: z.array(z.string()) }),
      z.strictObject({ kind: z.literal("when"), argument: z.string() }),
    ])
    .optional(),
  value: z.union([z.string(), z.array(z.string())]).optional(),
});

const quotes = "A mapping cannot start here; quote a value that contains a colon and a space";
const parse = (text: string) => parseCheckedYaml(text, schema, { path: "a.yaml" });
const findings = (text: string) => {
  const result = parse(text);
  return result.ok ? [] : result.findings.map(printFinding);
};

describe("parseCheckedYaml", () => {
  it("returns the typed value and the positions of its parts", () => {
    const result = parse("# a comment\nname: user\nlimits:\n  maxLength: { value: 21, error: too_long }\n");
    if (!result.ok) throw new Error("refused");
    expect(result.value).toEqual({ name: "user", limits: { maxLength: { value: 21, error: "too_long" } } });
    expect(result.locate(["limits", "maxLength", "value"])).toEqual({ line: 4, column: 23 });
    expect(result.locate(["limits", "maxLength", "value"], "key")).toEqual({ line: 4, column: 16 });
    expect(result.locate(["limits", "minLength"])).toEqual({ line: 4, column: 3 });
    expect(result.locate([])).toEqual({ line: 2, column: 1 });
  });

  it.each([
    [
      "a key with a typo",
      "name: a\nrequird: true",
      ['a.yaml:2:1 Unrecognized key "requird"; did you mean "required"?'],
    ],
    ["a key that resembles no known key", "name: a\nzebra: 1", ['a.yaml:2:1 Unrecognized key "zebra"']],
    [
      "every unknown key",
      "name: a\nx: 1\ny: 2",
      ['a.yaml:2:1 Unrecognized key "x"', 'a.yaml:3:1 Unrecognized key "y"'],
    ],
    [
      "a key of the object prototype",
      "name: a\n__proto__: { polluted: true }",
      ['a.yaml:2:1 Unrecognized key "__proto__"'],
    ],
    ["a missing key", "required: true", ['a.yaml:1:1 Missing key "name"']],
    ["a missing nested key", "name: a\nlimits:\n  maxLength: { value: 3 }", ['a.yaml:3:14 Missing key "error"']],
    ["a value with a typo", "name: a\nverb: PSOT", ['a.yaml:2:7 Unrecognized value "PSOT"; did you mean "POST"?']],
    [
      "a value that is not in the list",
      "name: a\nverb: TRACE",
      ['a.yaml:2:7 Unrecognized value "TRACE"; expected "GET" or "POST"'],
    ],
    ["a value of another type", "name: [a]", ["a.yaml:1:7 Expected a string, found a list"]],
    ["an element of another type", "name: a\ntokens: [bot, 7]", ["a.yaml:2:15 Expected a string, found 7"]],
    ["an invalid key of a record", "name: a\ncodes: { Bad: x }", ["a.yaml:2:10 Not a code"]],
    [
      "the most likely branch of a union",
      "name: a\norigin: { sorce: x }",
      ['a.yaml:2:9 Missing key "source"', 'a.yaml:2:11 Unrecognized key "sorce"; did you mean "source"?'],
    ],
    ["a value of no type of a union", "name: a\nvalue: 7", ["a.yaml:2:8 Expected a string or a list, found 7"]],
    [
      "an unknown discriminator",
      "name: a\nrule: { kind: oneof, of: [] }",
      ['a.yaml:2:15 Unrecognized value "oneof"; did you mean "oneOf"?'],
    ],
    [
      "a value inside a known case",
      "name: a\nrule: { kind: when, argument: 1 }",
      ["a.yaml:2:31 Expected a string, found 1"],
    ],
    [
      "several problems at once",
      "nam: a\nverb: put",
      [
        'a.yaml:1:1 Missing key "name"',
        'a.yaml:1:1 Unrecognized key "nam"; did you mean "name"?',
        'a.yaml:2:7 Unrecognized value "put"; expected "GET" or "POST"',
      ],
    ],
    ["an empty file", "", ["a.yaml:1:1 The file is empty"]],
    ["a duplicate key", "name: a\nname: b", ['a.yaml:2:1 Duplicate key "name"']],
    ["an unquoted value with a colon", "name: a: b", [`a.yaml:1:7 ${quotes}`]],
    [
      "a key that is indented too deep",
      "name: a\nlimits:\n  maxLength: {}\n   minLength: {}\ntokens: [b]",
      [
        'a.yaml:4:4 "minLength" is indented by 3 spaces, the keys before it by 2 spaces; keys of one mapping have the same indent',
      ],
    ],
    [
      "a key that is indented below a value",
      "name: a\n  verb: GET\nrequired: true",
      [
        'a.yaml:2:3 "verb" is indented by 2 spaces, the keys before it by 0 spaces; keys of one mapping have the same indent',
      ],
    ],
    [
      "keys that are not indented below theirs",
      "name: a\nlimits:\nmaxLength: { value: 1 }\nminLength: { value: 1 }",
      ['a.yaml:2:8 "limits" has no value; indent what belongs below it: "maxLength", "minLength"'],
    ],
    [
      "a value that starts with a reserved character",
      "name: @a",
      ["a.yaml:1:7 Plain value cannot start with reserved character @; quote the value"],
    ],
    ["a key that is a list", "[a]: b", ["a.yaml:1:1 Expected a string as the key"]],
    [
      "a number that is too small",
      "name: a\nlimits: { maxLength: { value: -1, error: e } }",
      ["a.yaml:2:31 Expected at least 0, found -1"],
    ],
    ["a string instead of a list", 'name: a\ntokens: ""', ['a.yaml:2:9 Expected a list, found ""']],
    ["too few items", "name: a\ntokens: []", ["a.yaml:2:9 Expected at least 1 item, found 0"]],
    [
      "an unknown key if few are known",
      "name: a\nlimits: { wide: 1 }",
      ['a.yaml:2:11 Unrecognized key "wide"; expected "maxLength"'],
    ],
    ["no discriminator", "name: a\nrule: {}", ['a.yaml:2:7 Missing key "kind"; expected "oneOf" or "when"']],
    ["a boolean in another spelling", "name: a\nrequired: yes", ['a.yaml:2:11 Expected true or false, found "yes"']],
    ["an unknown tag", "name: !js a", ["a.yaml:1:7 Unresolved tag: !js"]],
    [
      "an alias inside its own anchor",
      "name: a\ntokens: &t [*t]",
      ['a.yaml:2:13 The alias "t" refers to a value that contains it'],
    ],
    ["an undefined anchor", "name: *a", ['a.yaml:1:7 Undefined anchor "a"; define it before this alias']],
  ])("reports %s", (_case, text, wanted) => {
    expect(findings(text)).toEqual(wanted);
  });

  it("keeps keys as they are written", () => {
    const versions = z.strictObject({ "1.1": z.string(), "2.0": z.string() });
    const result = parseCheckedYaml("1.1: a\n2.0: b", versions, { path: "b.yaml" });
    expect(result).toMatchObject({ ok: true, value: { "1.1": "a", "2.0": "b" } });
  });

  it("reports syntax errors with their positions, and not what follows from them", () => {
    const same = "keys of one mapping have the same indent";
    const items = "the items before it by 2 spaces; items of one list have the same indent";
    for (const [text, ...wanted] of [
      ["a:\n  b: {}\n\tc: {}\n    when: x", "3:1 Tabs are not allowed as indentation; write spaces"],
      ["a:\n  b:\n\t  c: 1\n    when: x", "3:1 Tabs are not allowed as indentation; write spaces"],
      ["b: some text\n    that goes on: bad", `1:4 ${quotes}`],
      [
        "a: @b\nc:\n  d: x\n   e: y",
        "1:4 Plain value cannot start with reserved character @; quote the value",
        `4:4 "e" is indented by 3 spaces, the keys before it by 2 spaces; ${same}`,
      ],
      ["l:\n  - x: a\n    y: b\n - x: c", `4:2 The item is indented by 1 space, ${items}`],
      ["l:\n  - x: a\n    y: b\n   - x: c", `4:4 The item is indented by 3 spaces, ${items}`],
      ['a:\n  b: x\n   "c": y', `3:4 "c" is indented by 3 spaces, the keys before it by 2 spaces; ${same}`],
    ])
      expect(findings(text ?? ""), text).toEqual(wanted.map((each) => `a.yaml:${each}`));
    expect(findings("name: a\n  required: [")[0]).toMatch(/^a\.yaml:\d+:\d+ /);
    expect(findings("--- \nname: a\n--- \nname: b")).toEqual([
      "a.yaml:3:1 Expected one document, found another one after ---",
    ]);
  });

  it("resolves aliases, locates values through them, and limits their expansion", () => {
    const shared = parseCheckedYaml("a: &x { value: 1, error: e }\nb: *x", z.record(z.string(), limitSchema), {
      path: "b.yaml",
    });
    if (!shared.ok) throw new Error("refused");
    expect(shared.value["b"]).toEqual({ value: 1, error: "e" });
    expect(shared.locate(["b", "error"])).toEqual({ line: 1, column: 26 });
    const level = (n: number) => `l${n}: &l${n} [${Array.from({ length: 9 }, () => `*l${n - 1}`).join(", ")}]`;
    const bomb = ["l0: &l0 [x]", ...Array.from({ length: 8 }, (_, i) => level(i + 1))].join("\n");
    const result = parseCheckedYaml(bomb, z.unknown(), { path: "c.yaml" });
    expect(result).toEqual({
      ok: false,
      findings: [{ path: "c.yaml", line: 1, column: 1, message: expect.stringContaining("alias") }],
    });
  });
});
