import { assertType, describe, expectTypeOf, it } from "vitest";
import {
  type AttributePath,
  compileFilter,
  dialects,
  type ElementFilter,
  type Filter,
  type PatchPath,
  parseFilter,
  parsePath,
  type SqlColumn,
  toSql,
  visitFilter,
} from "./index.js";

declare const filter: Filter;
declare const element: ElementFilter;

describe("the tree", () => {
  it("is narrowed by kind", () => {
    if (filter.kind === "and") expectTypeOf(filter.operands[1]).toEqualTypeOf<Filter>();
    if (filter.kind === "not") expectTypeOf(filter.operand).toEqualTypeOf<Filter>();
    if (filter.kind === "compare") expectTypeOf(filter.value).toEqualTypeOf<string | number | boolean | null>();
    if (filter.kind === "valuePath") expectTypeOf(filter.filter).toEqualTypeOf<ElementFilter>();
  });

  it("has no value path in a value path", () => {
    expectTypeOf<ElementFilter["kind"]>().toEqualTypeOf<"and" | "or" | "not" | "present" | "compare">();
    assertType<Filter>(element);
    // @ts-expect-error a filter may contain a value path
    assertType<ElementFilter>(filter);
  });

  it("has at least two operands", () => {
    // @ts-expect-error a list of one
    assertType<Filter>({ kind: "and", operands: [filter], start: 0, end: 0 });
  });
});

describe("the functions", () => {
  it("return their declared types", () => {
    expectTypeOf(parseFilter("a pr")).toEqualTypeOf<Filter>();
    expectTypeOf(parsePath("a")).toEqualTypeOf<PatchPath>();
    expectTypeOf(compileFilter<{ readonly id: string }>(filter)).parameter(0).toEqualTypeOf<{ readonly id: string }>();
    parseFilter("a pr", { dialect: { ...dialects.service, spacing: "any" } });
    // @ts-expect-error the dialect does not exist
    parseFilter("a pr", { dialect: "scim3" });
  });

  it("require a column for each attribute of a union", () => {
    const columns: Record<"userName" | "email", SqlColumn> = {
      userName: { sql: "user_name", holds: "foldedText" },
      email: { sql: "email", holds: "foldedText" },
    };
    toSql(filter, { columns, dialect: "sqlite" });
    // @ts-expect-error the database is not supported
    toSql(filter, { columns, dialect: "oracle" });
  });

  it("require a visitor for every kind", () => {
    const names = (attribute: AttributePath) => [attribute.name];
    const visitor = {
      and: (operands: readonly string[][]) => operands.flat(),
      or: (operands: readonly string[][]) => operands.flat(),
      not: (operand: string[]) => operand,
      present: ({ attribute }: { readonly attribute: AttributePath }) => names(attribute),
      compare: ({ attribute }: { readonly attribute: AttributePath }) => names(attribute),
    };
    expectTypeOf(visitFilter<string[]>(filter, { ...visitor, valuePath: (inner) => inner })).toEqualTypeOf<string[]>();
    // @ts-expect-error there is no visitor for value paths
    visitFilter<string[]>(filter, visitor);
  });
});
