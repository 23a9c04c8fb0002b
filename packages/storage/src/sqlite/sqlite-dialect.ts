import type { SqlDialect } from "../sql/statements/sql.js";
import { isUniqueViolation } from "./sqlite-errors.js";

/**
 * A parameter as an expression. SQLite plans a statement over several tables again for each value of a bare parameter,
 * because a value may change the best index. That takes ten times as long as running it, and no plan here depends on a
 * value.
 */
const mark = "+?";

/** SQLite: a single writer, text that always compares by bytes, and lists passed as JSON. */
export const sqliteDialect: SqlDialect = {
  name: "sqlite",
  textType: "text",
  rowLocks: false,
  mark: () => mark,
  toDriver: (value) => {
    // Some versions of the driver take it as null.
    if (value === undefined) throw new Error("An argument of the statement is missing.");
    return Array.isArray(value) ? JSON.stringify(value) : value;
  },
  isUniqueViolation,
};
