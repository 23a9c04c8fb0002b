import type { WorldList } from "./list.js";
import type { WorldRow } from "./row.js";

/** A row of a List and its path in the file. */
export interface PlacedRow {
  readonly row: WorldRow;
  readonly path: readonly (string | number)[];
}

/** All rows of a List, parents before children. */
export function walkRows(list: WorldList, path: PlacedRow["path"]): readonly PlacedRow[] {
  return walk(list.rows, path);
}

function walk(rows: readonly WorldRow[] | undefined, path: PlacedRow["path"]): readonly PlacedRow[] {
  return (rows ?? []).flatMap((row, i) => {
    const own = [...path, "rows", i];
    return [{ row, path: own }, ...walk(row.rows, own)];
  });
}
