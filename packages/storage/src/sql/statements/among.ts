import type { SqlDialect } from "./dialect.js";

/** The condition, after a column, that its value is one of a list, which is the parameter at a place. */
export function among(dialect: SqlDialect, place: number): string {
  const mark = dialect.mark(place);
  return dialect.name === "postgres"
    ? `= any(${mark}::text[])`
    : `in (select list.value from json_each(${mark}) as list)`;
}
