import type Database from "better-sqlite3";

/** A table, with the columns that name its rows. */
export interface StoredTable {
  readonly name: string;
  /** All columns, in their order. */
  readonly columns: readonly string[];
  /** Those of the primary key, in its order. */
  readonly key: readonly string[];
}

interface Column {
  readonly name: string;
  /** Place in the primary key, from 1; 0 outside it. */
  readonly pk: number;
}

/** The tables of an open database, by name. */
export function tablesOf(db: Database.Database): readonly StoredTable[] {
  const names = db
    .prepare<[], string>(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name",
    )
    .pluck()
    .all();
  const columnsOf = db.prepare<[string], Column>("select name, pk from pragma_table_info(?) order by cid");
  return names.map((name) => {
    const columns = columnsOf.all(name);
    const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
    return { name, columns: columns.map((column) => column.name), key: key.map((column) => column.name) };
  });
}
