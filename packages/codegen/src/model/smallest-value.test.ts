import { describe, expect, it } from "vitest";
import { smallestValue } from "./smallest-value.js";
import type { Check, MemberModel, NamedModel, ObjectModel, ValueModel } from "./value-model.js";

const messages = { missing: "bad", empty: "bad", invalid: "bad" };
const value = (given: Partial<ValueModel> = {}): ValueModel => ({
  base: { kind: "string" },
  list: false,
  nullable: false,
  checks: [],
  listChecks: [],
  messages,
  elementMessages: messages,
  ...given,
});
const member = (name: string, required: boolean, given: Partial<ValueModel> = {}): MemberModel => ({
  name,
  description: undefined,
  required,
  value: value(given),
});
const object = (members: readonly MemberModel[], rules: ObjectModel["rules"] = []): ObjectModel => ({
  kind: "object",
  name: "Thing",
  description: "A thing.",
  members,
  unknownKeys: "refuse",
  unknownKey: "bad",
  rules,
  messages,
});
const pattern = (text: string): Check => ({ kind: "pattern", value: text, message: "bad" });
const none = (): NamedModel | undefined => undefined;

describe("smallestValue", () => {
  it.each([
    ["only what is required", object([member("a", true), member("b", false)]), { a: "" }],
    [
      "a string that is not blank",
      object([member("a", true, { checks: [{ kind: "notBlank", message: "" }] })]),
      { a: "a" },
    ],
    ["a matching string", object([member("a", true, { checks: [pattern("^/[a-z]+$")] })]), { a: "/a" }],
    [
      "a string of the minimum length",
      object([member("a", true, { checks: [{ kind: "minLength", value: 3, message: "" }] })]),
      { a: "aaa" },
    ],
    [
      "a list of the minimum length",
      object([member("a", true, { list: true, listChecks: [{ kind: "minItems", value: 2, message: "" }] })]),
      { a: ["", ""] },
    ],
    [
      "all of a group, if a later rule requires one of it",
      object(
        [member("a", false), member("b", false)],
        [
          { check: "allOrNone", operands: [["a", "b"]], message: "" },
          { check: "atLeastOneOf", operands: [["b"]], message: "" },
        ],
      ),
      { a: "a", b: "a" },
    ],
    [
      "one of the members that a rule requires",
      object(
        [member("a", false), member("b", false, { list: true })],
        [{ check: "exactlyOneOf", operands: [["b", "a"]], message: "" }],
      ),
      { b: [""] },
    ],
    [
      "a complete group",
      object(
        [member("a", false), member("b", false)],
        [{ check: "oneGroupOf", operands: [[["a", "b"], ["c"]]], message: "" }],
      ),
      { a: "a", b: "a" },
    ],
    [
      "a member that is required if another is absent",
      object(
        [member("a", false), member("b", false)],
        [{ check: "requiredWhen", operands: [["a"], { b: "absent" }], message: "" }],
      ),
      { a: "a" },
    ],
    [
      "no member that is required only with another",
      object(
        [member("a", false), member("b", false)],
        [{ check: "requiredWhen", operands: [["a"], { b: "present" }], message: "" }],
      ),
      {},
    ],
    [
      "undefined if no sample string matches",
      object([member("a", true, { checks: [pattern("^zz[0-9]{9}$")] })]),
      undefined,
    ],
  ])("returns %s", (_case, model, wanted) => {
    expect(smallestValue(model, none)).toEqual(wanted);
  });
});
