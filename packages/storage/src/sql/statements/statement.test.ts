import { describe, expect, it } from "vitest";
import { postgresDialect } from "../../postgres/postgres-dialect.js";
import { sqliteDialect } from "../../sqlite/sqlite-connection.js";
import { sql } from "./sql.js";
import { createTexts, singleUse, statement } from "./statement.js";

const countMany = (dialect: string) =>
  sql`select count(*) from users where id = ${{ value: dialect }} and active = ${1} and user_name <> ${{ value: "a\0" }}`;

const cases = [
  ["SQLite", sqliteDialect, "+? and active = 1 and user_name <> +?", ["sqlite", "a\0"], '["U1","a\\u0000"]'],
  [
    "PostgreSQL",
    postgresDialect,
    "$1 and active = 1 and user_name <> $2",
    ["postgres", "a\u{FFFD}"],
    ["U1", "a\u{FFFD}"],
  ],
] as const;

describe("statements", () => {
  it.each(cases)("are prepared once for %s, with named arguments", (_name, dialect, _sql, _values, list) => {
    let writes = 0;
    const select = statement<{ readonly id: string; readonly ids: readonly string[] }>(({ id, ids }) => {
      writes += 1;
      return sql`select ${ids}, ${id}, ${ids}`;
    });
    const textOf = createTexts(dialect);
    expect(textOf(select).values({ id: "U1", ids: ["U1", "a\0"] })).toEqual([list, "U1", list]);
    expect(textOf(select).values({ ids: [], id: "b" })[1]).toBe("b");
    expect(writes).toBe(1);
  });

  it.each(cases)("that are used only once have their own values on %s", (_name, dialect, sql, values) => {
    const text = createTexts(dialect)(singleUse(countMany(dialect.name)));
    expect(text.sql).toBe(`select count(*) from users where id = ${sql}`);
    expect(text.values({})).toEqual(values);
  });
});
