import { describe, expect, it } from "vitest";
import { type FilterSchema, type FilterSyntaxError, parseFilter, parsePath } from "./index.js";
import { resolveAttribute } from "./resolve-attribute.js";

const schema: FilterSchema = {
  urns: ["urn:scim:schemas:core:1.0", "urn:ietf:params:scim:schemas:core:2.0:User"],
  attributes: {
    userName: {},
    emails: { type: "complex", aliases: ["email"], subAttributes: { value: {}, type: {} } },
    enterprise: {
      type: "complex",
      urns: ["urn:scim:schemas:extension:enterprise:1.0", "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"],
      subAttributes: { department: {}, manager: { type: "complex", subAttributes: { value: {} } } },
    },
  },
};

describe("resolveAttribute", () => {
  it.each<readonly [path: string, keys: readonly string[] | undefined]>([
    ["USERNAME", ["userName"]],
    ["email", ["emails"]],
    ["Email.Value", ["emails", "value"]],
    ["urn:ietf:params:scim:schemas:core:2.0:User:userName", ["userName"]],
    ["URN:IETF:params:scim:schemas:core:2.0:user:emails.type", ["emails", "type"]],
    ["urn:scim:schemas:core:1.0.userName", ["userName"]],
    ["urn:ietf:params:scim:schemas:core:2.0:User.userName", ["userName"]],
    ["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department", ["enterprise", "department"]],
    ["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager.value", ["enterprise", "manager", "value"]],
    ["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User.department", ["enterprise", "department"]],
    ["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User.manager.value", ["enterprise", "manager", "value"]],
    ["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User", ["enterprise"]],
    ["urn:scim:schemas:extension:enterprise:1.0", ["enterprise"]],
    ["enterprise.department", ["enterprise", "department"]],
    ["department", undefined],
    ["userName.value", undefined],
    ["emails.primary", undefined],
    ["urn:example:userName", undefined],
    ["constructor", undefined],
  ])("finds %s at %j", (text, keys) => {
    const path = parsePath(text, { dialect: "service" });
    if (path.kind !== "attribute") throw new Error("Expected the path of one attribute.");
    expect(resolveAttribute(path, schema)?.keys).toEqual(keys);
  });
});

describe("parseFilter with a schema", () => {
  it.each(["userName pr", "emails[value pr]", "not (email pr)", "email.type eq 1 and USERNAME pr"])(
    "accepts %s",
    (text) => {
      expect(() => parseFilter(text, { schema })).not.toThrow();
    },
  );

  it.each([
    ["nickName pr", 0],
    ["userName pr and nickName pr", 16],
    ["not (a pr)", 5],
    ["emails[display pr]", 7],
    ["userName[value pr and type pr]", 22],
    ["phones[value pr]", 0],
  ])("refuses %s at %i", (text, offset) => {
    expect(() => parseFilter(text, { schema })).toThrow(
      expect.objectContaining({ reason: "attribute", offset } satisfies Partial<FilterSyntaxError>),
    );
  });

  it.each([
    ["nope pr", Object.keys(schema.attributes)],
    ["emails[nope pr]", Object.keys(schema.attributes["emails"]?.subAttributes ?? {})],
    ["Emails.nope pr", Object.keys(schema.attributes["emails"]?.subAttributes ?? {}).map((name) => `Emails.${name}`)],
  ])("lists what %s could name", (text, expected) => {
    expect(() => parseFilter(text, { schema })).toThrow(expect.objectContaining({ expected }));
  });
});
