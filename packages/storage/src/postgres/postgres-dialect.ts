import { DummyDriver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from "kysely";
import { DatabaseError } from "pg";
import type { SqlDialect } from "../sql/statements/dialect.js";

/** PostgreSQL: several writers, so the rows that a commit relies on are locked. Texts cannot contain NUL. */
export const postgresDialect: SqlDialect = {
  name: "postgres",
  kysely: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  textType: 'text collate "C"',
  rowLocks: true,
  mark: (place) => `$${place}`,
  listTable: (list) => sql<{ readonly value: string }>`(select unnest(${list}::text[]) as value)`,
  // Scans an index once in its order; with a table of unknown size, PostgreSQL would not.
  isAmong: (column, list) => sql<boolean>`${sql.ref(column)} = any(${list}::text[])`,
  byIndex: () => sql.raw(""),
  toDriver: (value) => (Array.isArray(value) ? value.map(withoutNul) : withoutNul(value)),
  isUniqueViolation: (error) => error instanceof DatabaseError && error.code === "23505",
};

function withoutNul(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\u{FFFD}") : value;
}
