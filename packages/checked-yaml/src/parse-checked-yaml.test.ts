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

const quotes = "No mapping can begin here; a text with a colon and a space in it has to be in quotes";
const parse = (text: string) => parseCheckedYaml(text, schema, { path: "a.yaml" });
const findings = (text: string) => {
  const result = parse(text);
  return result.ok ? [] : result.findings.map(printFinding);
};

describe("parseCheckedYaml", () => {
  it("gives the typed value and the places of its parts", () => {
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
      "a key that is nearly right",
      "name: a\nrequird: true",
      ['a.yaml:2:1 Unrecognized key "requird"; did you mean "required"?'],
    ],
    ["a key that is nothing like one", "name: a\nzebra: 1", ['a.yaml:2:1 Unrecognized key "zebra"']],
    [
      "every unknown key",
      "name: a\nx: 1\ny: 2",
      ['a.yaml:2:1 Unrecognized key "x"', 'a.yaml:3:1 Unrecognized key "y"'],
    ],
    ["a key of the prototype", "name: a\n__proto__: { polluted: true }", ['a.yaml:2:1 Unrecognized key "__proto__"']],
    ["a missing key", "required: true", ['a.yaml:1:1 Missing key "name"']],
    ["a missing key inside", "name: a\nlimits:\n  maxLength: { value: 3 }", ['a.yaml:3:14 Missing key "error"']],
    [
      "a value that is nearly right",
      "name: a\nverb: PSOT",
      ['a.yaml:2:7 Unrecognized value "PSOT"; did you mean "POST"?'],
    ],
    [
      "a value outside a list",
      "name: a\nverb: TRACE",
      ['a.yaml:2:7 Unrecognized value "TRACE"; expected "GET" or "POST"'],
    ],
    ["a value of another type", "name: [a]", ["a.yaml:1:7 Expected a text, found a list"]],
    ["an element", "name: a\ntokens: [bot, 7]", ["a.yaml:2:15 Expected a text, found 7"]],
    ["a key of a record", "name: a\ncodes: { Bad: x }", ["a.yaml:2:10 Not a code"]],
    [
      "the branch of a union that was meant",
      "name: a\norigin: { sorce: x }",
      ['a.yaml:2:9 Missing key "source"', 'a.yaml:2:11 Unrecognized key "sorce"; did you mean "source"?'],
    ],
    ["a union of other types", "name: a\nvalue: 7", ["a.yaml:2:8 Expected a text or a list, found 7"]],
    [
      "an unknown kind",
      "name: a\nrule: { kind: oneof, of: [] }",
      ['a.yaml:2:15 Unrecognized value "oneof"; did you mean "oneOf"?'],
    ],
    [
      "the inside of a known kind",
      "name: a\nrule: { kind: when, argument: 1 }",
      ["a.yaml:2:31 Expected a text, found 1"],
    ],
    [
      "everything at once",
      "nam: a\nverb: put",
      [
        'a.yaml:1:1 Missing key "name"',
        'a.yaml:1:1 Unrecognized key "nam"; did you mean "name"?',
        'a.yaml:2:7 Unrecognized value "put"; expected "GET" or "POST"',
      ],
    ],
    ["an empty file", "", ["a.yaml:1:1 The file is empty"]],
    ["a key given twice", "name: a\nname: b", ['a.yaml:2:1 The key "name" stands here twice']],
    ["a text of two colons", "name: a: b", [`a.yaml:1:7 ${quotes}`]],
    [
      "a text that begins with a sign",
      "name: @a",
      ["a.yaml:1:7 Plain value cannot start with reserved character @; put the text in quotes"],
    ],
    ["a key that is a list", "[a]: b", ["a.yaml:1:1 A key has to be a text"]],
    [
      "a number that is too small",
      "name: a\nlimits: { maxLength: { value: -1, error: e } }",
      ["a.yaml:2:31 Expected at least 0, found -1"],
    ],
    ["a text where a list belongs", 'name: a\ntokens: ""', ['a.yaml:2:9 Expected a list, found ""']],
    ["too few items", "name: a\ntokens: []", ["a.yaml:2:9 Expected at least 1 item, found 0"]],
    [
      "an unknown key among few",
      "name: a\nlimits: { wide: 1 }",
      ['a.yaml:2:11 Unrecognized key "wide"; expected "maxLength"'],
    ],
    ["no kind", "name: a\nrule: {}", ['a.yaml:2:7 Missing key "kind"; expected "oneOf" or "when"']],
    ["a switch in other words", "name: a\nrequired: yes", ['a.yaml:2:11 Expected true or false, found "yes"']],
    ["an unknown tag", "name: !js a", ["a.yaml:1:7 Unresolved tag: !js"]],
    [
      "an alias inside its anchor",
      "name: a\ntokens: &t [*t]",
      ['a.yaml:2:13 The alias "t" stands for what contains it'],
    ],
    ["an anchor that is not there", "name: *a", ['a.yaml:1:7 No anchor "a" stands before this alias']],
  ])("reports %s", (_case, text, wanted) => {
    expect(findings(text)).toEqual(wanted);
  });

  it("takes keys as they are written", () => {
    const versions = z.strictObject({ "1.1": z.string(), "2.0": z.string() });
    const result = parseCheckedYaml("1.1: a\n2.0: b", versions, { path: "b.yaml" });
    expect(result).toMatchObject({ ok: true, value: { "1.1": "a", "2.0": "b" } });
  });

  it("reports errors of syntax with their place", () => {
    expect(findings("name: a\n  required: [")[0]).toMatch(/^a\.yaml:\d+:\d+ /);
    expect(findings("--- \nname: a\n--- \nname: b")).toEqual([
      "a.yaml:3:1 Expected one document, found another one after ---",
    ]);
  });

  it("shares anchors, locates through aliases and bounds them", () => {
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
