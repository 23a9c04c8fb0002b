import Database from "better-sqlite3";
import { DummyDriver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from "kysely";
import type { SqlDialect } from "../sql/statements/dialect.js";

/**
 * A parameter as an expression. SQLite plans a statement over several tables again for each value of a bare parameter,
 * because a value may change the best index. That takes ten times as long as running it, and no plan here depends on a
 * value.
 */
const mark = "+?";

/** SQLite: a single writer, text that always compares by bytes, and lists passed as JSON. */
export const sqliteDialect: SqlDialect = {
  name: "sqlite",
  kysely: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SteadyCompiler(),
  },
  textType: "text",
  rowLocks: false,
  mark: () => mark,
  listTable: (list) => sql<{ readonly value: string }>`json_each(${list})`,
  isAmong: (column, list) => sql<boolean>`${sql.ref(column)} in (select list.value from json_each(${list}) as list)`,
  byIndex: (index) => sql.raw(`indexed by ${index}`),
  toDriver: (value) => (Array.isArray(value) ? JSON.stringify(value) : value),
  isUniqueViolation: (error) =>
    error instanceof Database.SqliteError &&
    (error.code === "SQLITE_CONSTRAINT_UNIQUE" || error.code === "SQLITE_CONSTRAINT_PRIMARYKEY"),
};

/** Writes each parameter as {@link mark}. */
class SteadyCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return mark;
  }
}
