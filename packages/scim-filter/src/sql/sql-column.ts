import type { AttributeType } from "../filter-schema.js";

/**
 * What a column holds, and so how it is compared. No value is NULL.
 *
 * - `text`: text of which case counts.
 * - `foldedText`: text on which `foldCase` has been used, of which case does not count.
 * - `asciiText`: text of ASCII characters in any case, of which case does not count.
 * - `boolean`: a boolean; on SQLite 0 or 1.
 * - `integer`, `number`: a number without, or with a fraction.
 * - `epochMs`: an instant as milliseconds since 1970.
 * - `isoText`: an instant as `Date.toISOString` writes it.
 * - `timestamp`: an instant as a `timestamptz` of PostgreSQL to the millisecond.
 */
export type ColumnContent =
  | "text"
  | "foldedText"
  | "asciiText"
  | "boolean"
  | "integer"
  | "number"
  | "epochMs"
  | "isoText"
  | "timestamp";

/** Where the value of an attribute lies. */
export interface SqlColumn {
  /** SQL that reads it: `u.user_name`. It becomes part of the statement as it is, and must be yours. */
  readonly sql: string;
  readonly holds: ColumnContent;
}

/**
 * Where the elements of a multi-valued attribute lie: one row each, none for an element that has nothing in it. The texts
 * become part of the statement as they are, and must be yours.
 */
export interface SqlElements {
  /** The table, with an alias: `user_email e`. */
  readonly from: string;
  /** Which of its rows are the resource's: `e.user_id = u.id`. */
  readonly where: string;
  /** By sub-attribute; `value` stands for the element. */
  readonly columns: { readonly [subAttribute: string]: SqlColumn };
}

/**
 * Where attributes lie, by their path as filters write it: `userName`, `name.familyName`, `emails`,
 * `urn:…:enterprise:2.0:User:department`. Case does not count, and the URN of a core schema is left out.
 */
export interface SqlColumns {
  readonly [path: string]: SqlColumn | SqlElements;
}

/** The type of the values that a column stands for. */
export function typeOf(content: ColumnContent): AttributeType {
  switch (content) {
    case "text":
    case "foldedText":
    case "asciiText":
      return "string";
    case "boolean":
      return "boolean";
    case "integer":
      return "integer";
    case "number":
      return "decimal";
    case "epochMs":
    case "isoText":
    case "timestamp":
      return "dateTime";
  }
}
