import type { AttributeType } from "../filter-schema.js";

/**
 * Content of a column, which determines how it is compared. NULL means no value.
 *
 * - `text`: text compared with case.
 * - `foldedText`: text stored as `foldCase` returns it, compared without case.
 * - `asciiText`: ASCII text in any case, compared without case.
 * - `boolean`: a boolean; 0 or 1 on SQLite.
 * - `integer`, `number`: a number without or with a fraction.
 * - `epochMs`: an instant as milliseconds since 1970.
 * - `isoText`: an instant as `Date.toISOString` prints it.
 * - `timestamp`: an instant as a PostgreSQL `timestamptz` in milliseconds.
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

/** The column of an attribute's value. */
export interface SqlColumn {
  /**
   * SQL expression of the column: `u.user_name`. It becomes part of the statement unchanged. Never build it from user
   * input.
   */
  readonly sql: string;
  readonly holds: ColumnContent;
}

/**
 * A table of the elements of a multi-valued attribute: one row per element, none for an empty element. The texts become
 * part of the statement unchanged. Never build them from user input.
 */
export interface SqlElements {
  /** Table with an alias: `user_email e`. */
  readonly from: string;
  /** Condition that selects the rows of the resource: `e.user_id = u.id`. */
  readonly where: string;
  /** By sub-attribute. `value` is the element itself. */
  readonly columns: { readonly [subAttribute: string]: SqlColumn };
}

/**
 * Columns of attributes, by their path in filters: `userName`, `name.familyName`, `emails`,
 * `urn:…:enterprise:2.0:User:department`. Case is ignored. Leave out the URN of a core schema. A part of a single-valued
 * attribute is an entry of its own; only a multi-valued attribute has elements.
 */
export interface SqlColumns {
  readonly [path: string]: SqlColumn | SqlElements;
}

/** The attribute type of each content. */
export const contentTypes: Readonly<Record<ColumnContent, AttributeType>> = {
  text: "string",
  foldedText: "string",
  asciiText: "string",
  boolean: "boolean",
  integer: "integer",
  number: "decimal",
  epochMs: "dateTime",
  isoText: "dateTime",
  timestamp: "dateTime",
};
