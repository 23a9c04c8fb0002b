import { bind, type Fragment, sql } from "./fragment.js";

/** Databases for which conditions can be written. */
export type SqlDialectName = "sqlite" | "postgres";

/** Differences between databases. Each piece is true, false or NULL for a column with a value. */
export interface SqlDialect {
  /** Text with its ASCII letters in lower case. */
  readonly lower: (text: string) => string;
  /** Text sorted by code points. */
  readonly ordered: (text: string) => string;
  /** A parameter as a number, for columns of any type. */
  readonly number: (value: number, type: "integer" | "number") => Fragment;
  /** An instant in milliseconds as a parameter of the database's own type. Undefined if it has none. */
  readonly timestamp: ((instant: number) => Fragment) | undefined;
  readonly contains: (text: string, part: string) => Fragment;
  readonly startsWith: (text: string, part: string) => Fragment;
  readonly endsWith: (text: string, part: string) => Fragment;
  /** End of a subquery. */
  readonly subqueryEnd: string;
}

const sqlite: SqlDialect = {
  lower: (text) => `lower(${text})`,
  ordered: (text) => text,
  number: (value) => sql`${bind(value)}`,
  timestamp: undefined,
  contains: (text, part) => sql`instr(${text}, ${bind(part)}) > 0`,
  startsWith: (text, part) => {
    const next = followerOf(part);
    // A range can use an index; substr cannot.
    if (next === undefined) return beginsWith(text, part);
    return sql`(${text} >= ${bind(part)} AND ${text} < ${bind(next)})`;
  },
  endsWith: (text, part) => sql`substr(${text}, -${lengthOf(part)}) = ${bind(part)}`,
  subqueryEnd: "",
};

const postgres: SqlDialect = {
  lower: (text) => `lower(${text} COLLATE "C")`,
  ordered: (text) => `${text} COLLATE "C"`,
  number: (value, type) => (type === "integer" ? sql`${bind(value)}::bigint` : sql`${bind(value)}::double precision`),
  timestamp: (instant) => sql`${bind(new Date(instant).toISOString())}::timestamptz`,
  contains: (text, part) => sql`${text} LIKE ${bind(`%${escapeLike(part)}%`)} ESCAPE '\\'`,
  startsWith: (text, part) => sql`${text} LIKE ${bind(`${escapeLike(part)}%`)} ESCAPE '\\'`,
  endsWith: (text, part) => sql`${text} LIKE ${bind(`%${escapeLike(part)}`)} ESCAPE '\\'`,
  subqueryEnd: "",
};

type SqlDialects = { readonly [Name in SqlDialectName]: SqlDialect };

/** The dialects by name. */
export const sqlDialects: SqlDialects = { sqlite, postgres };

/**
 * Dialects for statements with many conditions, which are faster to plan: SQLite takes seconds for some thousand
 * ranges, and PostgreSQL minutes for some hundred subqueries, because it tries to convert each to a join.
 */
export const plainSqlDialects: SqlDialects = {
  sqlite: { ...sqlite, startsWith: beginsWith },
  postgres: { ...postgres, subqueryEnd: " OFFSET 0" },
};

function beginsWith(text: string, part: string): Fragment {
  return sql`substr(${text}, 1, ${lengthOf(part)}) = ${bind(part)}`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** Number of code points, as a text of digits. */
function lengthOf(text: string): string {
  return String([...text].length);
}

/** The first text, sorted by code points, after all texts that start with this one. */
function followerOf(text: string): string | undefined {
  const points = [...text];
  const last = points.pop()?.codePointAt(0);
  if (last === undefined || last === 0x10_ffff) return undefined;
  const next = last === 0xd7ff ? 0xe000 : last + 1;
  return `${points.join("")}${String.fromCodePoint(next)}`;
}
