import type { CompareOperator } from "@rollcall/scim-filter";
import fc from "fast-check";
import type { FilterableUserAttribute, UserFilter } from "../../model/user-store.js";
import { pools } from "./pools.js";

type Leaf = Extract<UserFilter, { kind: "compare" | "present" }>;
type Condition = Omit<Extract<UserFilter, { kind: "compare" }>, "attribute" | "kind" | "start" | "end">;

/** Conditions for each attribute. */
const conditions: { readonly [Attribute in FilterableUserAttribute]: fc.Arbitrary<Condition> } = {
  userName: onText(pools.names),
  email: onText(pools.addresses),
  restricted: onFlag(),
  ultra_restricted: onFlag(),
};

const span = { start: 0, end: 0 };
const leaf: fc.Arbitrary<Leaf> = fc
  .constantFrom("userName", "email", "restricted", "ultra_restricted")
  .chain((name: FilterableUserAttribute) => {
    const attribute = { kind: "attribute", name, ...span } as const;
    return fc.oneof(
      { weight: 1, arbitrary: fc.constant({ kind: "present", attribute, ...span } as const) },
      { weight: 6, arbitrary: conditions[name].map((it) => ({ kind: "compare", attribute, ...it, ...span }) as const) },
    );
  });

/** Any user filter over the pools. */
export const randomFilter: fc.Arbitrary<UserFilter> = fc.letrec<{ readonly filter: UserFilter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc.record({ kind: fc.constant("not" as const), operand: tie("filter"), ...noSpan() }),
    fc.record({
      kind: fc.constantFrom("and" as const, "or" as const),
      operands: fc.tuple(tie("filter"), tie("filter")),
      ...noSpan(),
    }),
  ),
})).filter;

function onText(values: readonly string[]): fc.Arbitrary<Condition> {
  const operators: readonly CompareOperator[] = ["eq", "ne", "co", "sw", "ew", "gt", "ge", "lt", "le"];
  const parts = values.flatMap((value) => [value, value.slice(0, 1), value.slice(-2)]);
  return fc.record({ operator: fc.constantFrom(...operators), value: fc.constantFrom(...parts, "", 1, true, null) });
}

function onFlag(): fc.Arbitrary<Condition> {
  return fc.record({
    operator: fc.constantFrom("eq" as const, "ne" as const),
    value: fc.constantFrom("1", 1, true, "True", "0", 0, false, "no", null),
  });
}

function noSpan() {
  return { start: fc.constant(0), end: fc.constant(0) };
}
