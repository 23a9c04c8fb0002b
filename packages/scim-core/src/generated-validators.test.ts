import { type Schema, withoutZod } from "@rollcall/schemas";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { AttributeDefinition } from "./definition/definition.js";
import * as standard from "./generated/standard/index.js";
import { smallestValues } from "./generated/witness/standard-smallest-values.js";

const codes = new Set<string>(Object.keys(standard.scimErrors));

/** Valid values with one member replaced or removed, and unrelated values. */
function wrongValues(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== "object" || value === null) return fc.jsonValue();
  const members = Object.keys(value);
  const spoilt = fc.record({ key: fc.constantFrom(...members, "other"), by: fc.jsonValue(), keeps: fc.boolean() });
  return fc.oneof(
    fc.jsonValue(),
    spoilt.map(({ key, by, keeps }) => {
      const { [key]: _taken, ...rest }: Record<string, unknown> = { ...value };
      return keeps ? { ...rest, [key]: by } : rest;
    }),
  );
}

/** The messages of zod, after a comparison with what the same schema finds without it. */
function messagesOf(validator: AttributeDefinition["value"], value: unknown): readonly string[] {
  const schema: Schema<unknown> = typeof validator === "function" ? validator : () => validator;
  const result = schema(z).safeParse(value);
  const found = schema(withoutZod).safeParse(value);
  expect(found).toEqual(result.success ? result : { success: false, error: { issues: result.error.issues } });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe("the generated validators", () => {
  it("all have a smallest value", () => {
    const names = Object.keys(standard).filter((name) => name.endsWith("Schema") && !name.endsWith("ChangeSchema"));
    expect(smallestValues.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it.each(smallestValues)("accept it, and report only declared codes: $name", ({ schema, value }) => {
    expect(messagesOf(schema, value)).toEqual([]);
    fc.assert(
      fc.property(wrongValues(value), (wrong) => {
        expect(messagesOf(schema, wrong).filter((message) => !codes.has(message))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it.each(
    Object.values(standard.scim.resources).flatMap(({ name, attributes }) =>
      Object.values<AttributeDefinition>(attributes).flatMap((attribute) => [
        { of: `${name}.${attribute.name}`, schema: attribute.value },
        { of: `${name}.${attribute.name} as changed`, schema: attribute.change },
      ]),
    ),
  )("report only declared codes: $of", ({ schema }) => {
    fc.assert(
      fc.property(fc.jsonValue(), (wrong) => {
        expect(messagesOf(schema, wrong).filter((message) => !codes.has(message))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
