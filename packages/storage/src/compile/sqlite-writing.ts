import { DummyDriver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from "kysely";
import { sqliteDialect } from "../sqlite/sqlite-dialect.js";
import { Placeholder, type WritingDialect } from "./compile-statements.js";

/** SQLite: lists are passed as JSON. */
export const sqliteWriting: WritingDialect = {
  kysely: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new Compiler(),
  },
  rowLocks: sqliteDialect.rowLocks,
  listTable: (list) => sql<{ readonly value: string }>`json_each(${list})`,
  isAmong: (column, list) => sql<boolean>`${sql.ref(column)} in (select list.value from json_each(${list}) as list)`,
  byIndex: (index) => sql.raw(`indexed by ${index}`),
};

/** Writes marks as the store does, and other values as literals. */
class Compiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return sqliteDialect.mark(this.numParameters);
  }

  protected override appendValue(value: unknown): void {
    if (value instanceof Placeholder) super.appendValue(value);
    else this.appendImmediateValue(value);
  }
}
