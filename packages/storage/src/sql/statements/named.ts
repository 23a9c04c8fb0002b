import type { SqlDialect } from "./dialect.js";
import { type Statement, textStatement } from "./statement.js";

/** A statement whose text names its parameters. */
export function named<Args extends object, Row = unknown>(
  write: (param: (name: keyof Args & string) => string, dialect: SqlDialect) => string,
): Statement<Args, Row> {
  return textStatement((dialect) => {
    const names: string[] = [];
    const sql = write((name) => {
      names.push(name);
      return dialect.mark(names.length);
    }, dialect);
    return { sql, names };
  });
}
