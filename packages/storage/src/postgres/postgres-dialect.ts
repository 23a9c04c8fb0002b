import { DatabaseError } from "pg";
import { postgresTexts } from "../generated/postgres-texts.js";
import type { SqlDialect } from "../sql/statements/dialect.js";

/** PostgreSQL: several writers, so the rows that a commit relies on are locked. Texts cannot contain NUL. */
export const postgresDialect: SqlDialect = {
  name: "postgres",
  texts: postgresTexts,
  textType: 'text collate "C"',
  rowLocks: true,
  mark: (place) => `$${place}`,
  toDriver: (value) => (Array.isArray(value) ? value.map(withoutNul) : withoutNul(value)),
  isUniqueViolation: (error) => error instanceof DatabaseError && error.code === "23505",
};

function withoutNul(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\u{FFFD}") : value;
}
