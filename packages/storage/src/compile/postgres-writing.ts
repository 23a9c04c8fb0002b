import { DummyDriver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from "kysely";
import { postgresDialect } from "../postgres/postgres-dialect.js";
import { Placeholder, type WritingDialect } from "./compile-statements.js";

/** PostgreSQL: lists are passed as arrays. */
export const postgresWriting: WritingDialect = {
  kysely: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new Compiler(),
  },
  rowLocks: postgresDialect.rowLocks,
  listTable: (list) => sql<{ readonly value: string }>`(select unnest(${list}::text[]) as value)`,
  // Scans an index once in its order; with a table of unknown size, PostgreSQL would not.
  isAmong: (column, list) => sql<boolean>`${sql.ref(column)} = any(${list}::text[])`,
  byIndex: () => sql.raw(""),
};

/** Writes marks as the store does, and other values as literals. */
class Compiler extends PostgresQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return postgresDialect.mark(this.numParameters);
  }

  protected override appendValue(value: unknown): void {
    if (value instanceof Placeholder) super.appendValue(value);
    else this.appendImmediateValue(value);
  }
}
