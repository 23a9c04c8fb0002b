import { type AttributeDefinition, type Schema, withoutZod } from "@rollcall/scim-core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as svc from "./generated/scim/index.js";
import { smallestValues } from "./generated/witness/scim-smallest-values.js";

const codes = new Set<string>(Object.keys(svc.scimErrors));

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
    const names = Object.keys(svc).filter((name) => name.endsWith("Schema") && !name.endsWith("ChangeSchema"));
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
    Object.values(svc.scim.resources).flatMap(({ name, attributes }) =>
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

describe("the validators of svc.User", () => {
  const user = { userName: "ada", emails: [{ value: "ada@example.com" }] };

  it.each([
    ["no user name", { emails: user.emails }, "username_required"],
    ["an empty one", { ...user, userName: " " }, "username_empty"],
    ["one that is not a text", { ...user, userName: 7 }, "username_invalid"],
    ["no address", { userName: "ada" }, "email_empty"],
    ["an address without a value", { ...user, emails: [{ primary: true }] }, "email_invalid"],
    ["an invalid address", { ...user, emails: [{ value: "ada" }] }, "bad_email_address"],
    ["addresses that are not a list", { ...user, emails: "ada@example.com" }, "emails_invalid"],
    ["a wrong role", { ...user, roles: [{ value: 7 }] }, "roles_invalid"],
    ["a manager without an identifier", { ...user, enterprise: { manager: {} } }, "improper_enterprise_schema_format"],
    ["a long nickname", { ...user, nickName: "x".repeat(22) }, "long_nickname"],
    ["a guest of another type", { ...user, guest: { type: "single" } }, "invalid_attribute_format"],
    ["an invalid date", { ...user, profile: { startDate: "2024-02-30T00:00:00Z" } }, "invalid_attribute_format"],
  ])("%s", (_case, value, code) => {
    expect(messagesOf(svc.userCreateSchema, value)).toEqual([code]);
  });

  it("reads a role's primary as text, and keeps absent members absent", () => {
    const read = svc.userCreateSchema(z).parse({ ...user, roles: [{ value: "x", primary: "True" }, { value: "y" }] });
    expect(read.roles).toEqual([{ value: "x", primary: true }, { value: "y" }]);
    expect(Object.keys(read)).toEqual(["userName", "emails", "roles"]);
  });
});
