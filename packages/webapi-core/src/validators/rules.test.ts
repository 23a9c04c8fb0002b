import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  allOrNone,
  atLeastOneOf,
  atMostOneOf,
  demandIn,
  exactlyOneOf,
  forbiddenWhen,
  type MemberRule,
  oneGroupOf,
  requiredWhen,
} from "./rules.js";

/** The findings of the rule: its message and its requirement, or nothing. */
function found(rule: MemberRule, value: object): readonly unknown[] {
  const result = z.looseObject({}).superRefine(rule).safeParse(value);
  return (result.error?.issues ?? []).map((issue) => [issue.message, demandIn(issue, (name) => name)]);
}

const one = { a: "x" };
const two = { a: "x", b: 0 };

describe("rules between members", () => {
  it.each<
    [
      string,
      MemberRule,
      { readonly held: readonly object[]; readonly broken: readonly object[]; readonly wanted: string },
    ]
  >([
    [
      "exactlyOneOf",
      exactlyOneOf(["a", "b"], "code"),
      { held: [one, { b: false }], broken: [{}, two, { a: "", c: 1 }], wanted: "exactly one must be given of: a, b" },
    ],
    [
      "atLeastOneOf",
      atLeastOneOf(["a", "b"], "code"),
      { held: [one, two], broken: [{}, { a: [] }], wanted: "at least one must be given of: a, b" },
    ],
    [
      "atMostOneOf",
      atMostOneOf(["a", "b"], "code"),
      { held: [{}, one], broken: [two], wanted: "at most one may be given of: a, b" },
    ],
    [
      "allOrNone",
      allOrNone(["a", "b"], "code"),
      { held: [{}, two], broken: [one], wanted: "all or none must be given of: a, b" },
    ],
    [
      "oneGroupOf",
      oneGroupOf([["a"], ["b", "c"]], "code"),
      {
        held: [one, { b: 1, c: 1 }],
        broken: [{}, two, { b: 1 }, { a: 1, b: 1, c: 1 }],
        wanted: "exactly one group must be given of: a, b with c",
      },
    ],
    [
      "requiredWhen",
      requiredWhen(["b"], { a: ["x", "y"] }, "code"),
      { held: [{}, two, { a: "z" }], broken: [one], wanted: "missing required field: b" },
    ],
    [
      "forbiddenWhen",
      forbiddenWhen(["b"], { a: "present", c: "absent" }, "code"),
      { held: [one, { b: 1 }, { a: 1, b: 1, c: 1 }], broken: [two], wanted: "must not be given: b" },
    ],
  ])("%s reports its message only if it is broken", (_, rule, { held, broken, wanted }) => {
    for (const value of held) expect(found(rule, value)).toEqual([]);
    for (const value of broken) expect(found(rule, value)).toEqual([["code", wanted]]);
  });
});
