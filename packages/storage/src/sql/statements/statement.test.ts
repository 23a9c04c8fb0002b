import { describe, expect, it } from "vitest";
import { postgresDialect } from "../../postgres/postgres-dialect.js";
import { sqliteDialect } from "../../sqlite/sqlite-dialect.js";
import { createCompiler, statement } from "./statement.js";

let builds = 0;
const selectSome = statement(
  ({ db, dialect }, { ids, name }: { readonly ids: readonly string[]; readonly name: string }) => {
    builds += 1;
    return db
      .selectFrom("users")
      .select("id")
      .where("user_name", "=", name)
      .where("display_name", "<>", name)
      .where("active", "=", 1)
      .where(dialect.isAmong("id", ids));
  },
);

const cases = [
  [
    "SQLite",
    sqliteDialect,
    'select "id" from "users" where "user_name" = +? and "display_name" <> +? and "active" = +? and "id" in (select list.value from json_each(+?) as list)',
    ["a\0", "a\0", 1, '["U1","U2"]'],
  ],
  [
    "PostgreSQL",
    postgresDialect,
    'select "id" from "users" where "user_name" = $1 and "display_name" <> $2 and "active" = $3 and "id" = any($4::text[])',
    ["a\u{FFFD}", "a\u{FFFD}", 1, ["U1", "U2"]],
  ],
] as const;

describe("statement", () => {
  it.each(cases)("is compiled once for %s, with named arguments", (_name, dialect, sql, values) => {
    builds = 0;
    const compile = createCompiler(dialect);
    expect(compile(selectSome).sql).toBe(sql);
    expect(compile(selectSome).values({ name: "a\0", ids: ["U1", "U2"] })).toEqual(values);
    expect(compile(selectSome).values({ name: "b", ids: [] })[0]).toBe("b");
    expect(builds).toBe(1);
  });
});
