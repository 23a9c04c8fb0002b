import type { DatabaseSync } from "node:sqlite";
import type { Query } from "@rollcall/scim-core";
import { type AttributePath, type Filter, toSql } from "@rollcall/scim-filter";
import type { SqliteTable } from "./sqlite-table.js";

/** A stored resource. */
export interface Row {
  /** Increases with each resource, and is never reused. */
  readonly number: number;
  readonly document: string;
}

/** A page of rows, with the position after it. */
interface RowPage {
  readonly rows: readonly Row[];
  readonly totalResults: number;
  readonly next?: string;
}

/** Queries for lists. */
interface SqliteQueries {
  all(): readonly Row[];
  /** Reads the page of a query; undefined if SQLite cannot run the query: see `toSql`. */
  select(query: Query<string>): RowPage | undefined;
}

/** Filters, sorts and pages in SQLite. */
export function createSqliteQueries(db: DatabaseSync, { name, columns }: SqliteTable): SqliteQueries {
  // The rows have the columns that the statement selects.
  const read = (rest: string, parameters: Condition["parameters"]) =>
    db
      .prepare(`SELECT number, document FROM ${name} r ${rest}`)
      .all(...parameters) as readonly object[] as readonly Row[];
  const count = (where: string, parameters: Condition["parameters"]) =>
    Number(db.prepare(`SELECT count(*) AS total FROM ${name} r WHERE ${where}`).get(...parameters)?.["total"]);

  /** Pages by cursor in order of creation. The position is the number of the last resource. */
  const selectBehind = ({ where, parameters }: Condition, after: string, size: number): RowPage => {
    const [behind, atMost] = [Number(after), size + 1];
    const rows = read(`WHERE ${where} AND r.number > ? ORDER BY r.number LIMIT ?`, [...parameters, behind, atMost]);
    const last = rows.length > size ? rows[size - 1] : undefined;
    const totalResults = count(where, parameters);
    return { rows: rows.slice(0, size), totalResults, ...(last !== undefined && { next: String(last.number) }) };
  };

  return {
    all: () => read("ORDER BY r.number", []),
    select: (query) => {
      const condition = toCondition(query.filter, columns);
      const order = toOrder(query, columns);
      if (condition === undefined || order === undefined) return undefined;
      if (query.after !== undefined) return selectBehind(condition, query.after, query.count);
      const { where, parameters } = condition;
      const limits = [query.count, query.startIndex - 1];
      const rows = read(`WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`, [...parameters, ...limits]);
      const isWhole = query.startIndex === 1 && rows.length < query.count;
      return { rows, totalResults: isWhole ? rows.length : count(where, parameters) };
    },
  };
}

interface Condition {
  readonly where: string;
  readonly parameters: readonly (string | number)[];
}

function toCondition(filter: Filter | undefined, columns: SqliteTable["columns"]): Condition | undefined {
  if (filter === undefined) return { where: "TRUE", parameters: [] };
  const condition = toSql(filter, { columns, dialect: "sqlite", withoutColumn: "undefined" });
  return condition && { where: condition.strings.join("?"), parameters: condition.parameters };
}

/** Undefined for multi-valued attributes, and for sorted pages by cursor. */
function toOrder({ sortBy, sortOrder, after }: Query<string>, columns: SqliteTable["columns"]): string | undefined {
  const direction = sortOrder === "ascending" ? "ASC" : "DESC";
  if (sortBy === undefined) return after === undefined || direction === "ASC" ? `r.number ${direction}` : undefined;
  const column = after === undefined ? columns[toPath(sortBy)] : undefined;
  if (column === undefined || !("sql" in column)) return undefined;
  return `${column.sql} IS NULL ${direction}, ${column.sql} ${direction}, r.number ${direction}`;
}

function toPath({ name, subAttribute }: AttributePath): string {
  return subAttribute === undefined ? name : `${name}.${subAttribute}`;
}
