import { describe, expect, it } from "vitest";
import type { ValueModel } from "../model/value-model.js";
import { printMember, printPattern, type ValidatorNames } from "./print-validator.js";

const names: ValidatorNames = {
  core: (name) => name,
  shared: (name) => `${name}Shared`,
  coreType: (name) => name,
  zodType: (name) => `z.${name}`,
};
const messages = { missing: "bad", empty: "bad", invalid: "bad" };
const text: ValueModel = {
  base: { kind: "string" },
  list: false,
  nullable: false,
  checks: [],
  listChecks: [],
  messages,
  elementMessages: { missing: "inner", empty: "inner", invalid: "inner" },
};
const named = { kind: "named", name: "Block", shared: true, relabelled: false } as const;

describe("printMember", () => {
  const cases: readonly (readonly [string, ValueModel, boolean, string])[] = [
    ["a text", text, true, 'z.string({ error: "bad" })'],
    ["an optional value", text, false, 'z.string({ error: "bad" }).exactOptional()'],
    ["a nullable value", { ...text, nullable: true }, true, 'z.string({ error: "bad" }).nullable()'],
    [
      "a value with its own message for absence",
      { ...text, messages: { ...messages, missing: "none" } },
      true,
      'z.string({ error: issueMessage({ missing: "none", invalid: "bad" }) })',
    ],
    [
      "limits",
      {
        ...text,
        checks: [
          { kind: "notBlank", message: "empty" },
          { kind: "maxLength", value: 3, message: "long" },
          { kind: "pattern", value: "^a/b$", message: "odd" },
        ],
      },
      true,
      'z.string({ error: "bad" }).regex(/\\S/u, { error: "empty" }).max(3, { error: "long" }).regex(/^a\\/b$/u, { error: "odd" })',
    ],
    [
      "a list",
      { ...text, list: true, listChecks: [{ kind: "minItems", value: 1, message: "empty" }] },
      true,
      'z.array(z.string({ error: "inner" }), { error: "bad" }).min(1, { error: "empty" })',
    ],
    [
      "a list whose elements may be null",
      { ...text, list: true, nullableItems: true },
      true,
      'z.array(z.string({ error: "inner" }).nullable(), { error: "bad" })',
    ],
    [
      "words",
      { ...text, base: { kind: "oneOf", values: ["a", "b"], message: "odd" } },
      true,
      'z.enum(["a", "b"], { error: issueMessage({ missing: "bad", invalid: "odd" }) })',
    ],
    [
      "numbers",
      { ...text, base: { kind: "oneOf", values: [1, 2], message: "bad" } },
      true,
      'z.literal([1, 2], { error: "bad" })',
    ],
    ["a shared type", { ...text, base: named }, true, "BlockShared"],
    [
      "a shared type with other codes",
      { ...text, base: { ...named, relabelled: true } },
      true,
      'relabelled(z, BlockShared, "bad")',
    ],
    [
      "a shared type with narrower limits in one place",
      {
        ...text,
        base: { ...named, within: [["of", { ...text, checks: [{ kind: "maxLength", value: 3, message: "bad" }] }]] },
      },
      true,
      'narrowed(z, BlockShared, { of: z.string({ error: "bad" }).max(3, { error: "bad" }).exactOptional() })',
    ],
    [
      "a map",
      { ...text, base: { kind: "map", values: text, keys: "^a$" } },
      true,
      'z.record(z.string().regex(/^a$/u), z.string({ error: "bad" }), { error: "bad" })',
    ],
    ["anything", { ...text, base: { kind: "json" } }, true, 'z.unknown().refine(isGiven, { error: "bad" })'],
  ];

  it.each(cases)("prints %s", (_case, value, required, wanted) => {
    expect(printMember(value, required, names)).toBe(wanted);
  });
});

describe("printPattern", () => {
  it("prints an equivalent literal", () => {
    expect(printPattern("^https?://")).toBe("/^https?:\\/\\//u");
  });
});
