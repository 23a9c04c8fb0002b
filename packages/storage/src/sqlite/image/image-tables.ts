import type { DatabaseSync } from "node:sqlite";
import { type RowValues, selectRows } from "../sqlite-connection.js";
import { checkImage, openImage } from "./open-image.js";
import { tablesOf } from "./tables-of.js";

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
