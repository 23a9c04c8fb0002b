import { among } from "../statements/among.js";
import type { SqlDialect } from "../statements/dialect.js";

/** Condition on a column that its value is one of a list. */
export function isIn(dialect: SqlDialect, param: string): string {
  return among({ ...dialect, mark: () => param }, 1);
}

/** A list as a table with the column `value`. */
export function list({ name }: SqlDialect, param: string): string {
  return name === "postgres" ? `(select unnest(${param}::text[]) as value)` : `json_each(${param})`;
}

/** A parameter as a text. */
export function text({ name }: SqlDialect, param: string): string {
  return name === "postgres" ? `${param}::text` : param;
}

/** A parameter as an integer. */
export function integer({ name }: SqlDialect, param: string): string {
  return name === "postgres" ? `${param}::bigint` : param;
}
