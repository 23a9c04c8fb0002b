import { DatabaseError } from "pg";
import type { SqlDialect } from "../sql/statements/sql.js";
import { sql } from "../sql/statements/sql.js";

/** PostgreSQL: several writers, so the rows that a commit relies on are locked. Texts cannot contain NUL. */
export const postgresDialect: SqlDialect = {
  name: "postgres",
  textType: 'text collate "C"',
  rowLocks: true,
  mark: (place) => `$${place}`,
  toDriver: (value) => (Array.isArray(value) ? value.map(withoutNul) : withoutNul(value)),
  isUniqueViolation: (error) => error instanceof DatabaseError && error.code === "23505",
};

function withoutNul(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\u{FFFD}") : value;
}

/**
 * Lets the transaction of a statement be answered before it is on disk, because waiting would cost more than everything
 * else. Only for data whose latest changes may be lost when the database crashes.
 */
export const unsynced = sql`set_config('synchronous_commit', 'off', true)`;
