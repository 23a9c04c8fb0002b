import type { DatabaseSync } from "node:sqlite";
import { selectValues } from "../sqlite-connection.js";

/** A table, with the columns that identify its rows. */
export interface StoredTable {
  readonly name: string;
  /** All columns, in order. */
  readonly columns: readonly string[];
  /** Columns of the primary key, in order. */
  readonly key: readonly string[];
}

interface Column {
  readonly name: string;
  /** Position in the primary key, starting at 1; 0 outside it. */
  readonly pk: number;
}

/**
 * Tables of an open database, by name.
 * @param isWanted selects tables by name. Default: all.
 */
export function tablesOf(db: DatabaseSync, isWanted: (name: string) => boolean = () => true): readonly StoredTable[] {
  const names = selectValues(
    db,
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name",
  ).map(String);
  const columnsOf = db.prepare("select name, pk from pragma_table_info(?) order by cid");
  return names.filter(isWanted).map((name) => {
    // The rows have the columns that the statement selects.
    const columns = columnsOf.all(name) as readonly object[] as readonly Column[];
    const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
    return { name, columns: columns.map((column) => column.name), key: key.map((column) => column.name) };
  });
}
