import type { DatabaseSync } from "node:sqlite";
import { type RowValues, selectRows, selectValues } from "../sqlite-database.js";
import { checkImage, openImage } from "./open-image.js";

/** The tables of an image. The caller closes it. */
interface ImageTables {
  /** All tables, by name, with the number of their columns. */
  all(): readonly ImageTable[];
  rows(table: ImageTable): Iterable<RowValues>;
  close(): void;
}

/** A table of an image. */
export interface ImageTable {
  readonly name: string;
  readonly columns: number;
}

/** Maximum number of rows of a table that are kept for the next time. */
const maxKeptRows = 500;

/** The parts of an image that are kept while it is used. Its bytes do not change. */
interface KeptTables {
  readonly tables: readonly ImageTable[];
  readonly rows: Map<ImageTable, readonly RowValues[]>;
}

const keptOf = new WeakMap<Uint8Array, KeptTables>();

/**
 * Reads the tables of an image. Names and small tables are kept, so that a world that is reset again and again is not
 * opened each time.
 * @throws StorageError if the image cannot be used
 */
export function readImageTables(image: Uint8Array): ImageTables {
  checkImage(image);
  let opened: DatabaseSync | undefined;
  const open = () => {
    opened ??= openImage(image);
    return opened;
  };
  const kept = keptOf.get(image) ?? { tables: listTables(open()), rows: new Map() };
  keptOf.set(image, kept);
  return {
    all: () => kept.tables,
    rows: (table) => {
      const known = kept.rows.get(table);
      if (known !== undefined) return known;
      const select = `select * from "${table.name}"`;
      const first = [...selectRows(open(), `${select} limit ${maxKeptRows + 1}`)];
      if (first.length > maxKeptRows) return selectRows(open(), select);
      kept.rows.set(table, first);
      return first;
    },
    close: () => opened?.close(),
  };
}

function listTables(db: DatabaseSync): readonly ImageTable[] {
  return tablesOf(db).map(({ name, columns }) => ({ name, columns: columns.length }));
}

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
