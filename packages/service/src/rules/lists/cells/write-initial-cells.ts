import type { Column } from "../../../model/column.js";
import { valueKeys } from "../../../model/column-types.js";
import type { List } from "../../../model/list.js";
import type { CellValue, ListRow } from "../../../model/list-row.js";
import type { Store } from "../../../model/service-store.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import { isObject } from "../../../values/is-object.js";
import { lookUp } from "../edits/look-up.js";
import { type CellsProblem, readInitialCells } from "./initial-cells.js";
import { readCell } from "./read-cell.js";
import { readValues } from "./read-value.js";
import { allReferents } from "./referents.js";
import { writeCell } from "./write-cell.js";

/** The place of the new cells. */
interface NewRow {
  readonly list: List;
  readonly caller: WebapiCaller;
  readonly store: Store;
  /** Row whose cells are copied. Default: the columns' defaults fill cells without a value. */
  readonly original?: ListRow | undefined;
}

type Written =
  | { readonly ok: true; readonly cells: ListRow["cells"] }
  | { readonly ok: false; readonly problem: CellsProblem };

/** Cells of a new row with the given fields. The first field that cannot be written refuses all of them. */
export async function writeInitialCells(
  fields: readonly unknown[],
  { list, caller, store, original }: NewRow,
): Promise<Written> {
  const { columns = [], workspaceId } = list;
  const read = readInitialCells(fields, columns);
  if (!read.ok) return read;
  const referents = allReferents(read.cells.flatMap(({ cell }) => readValues(cell)));
  const known = await lookUp(referents, { store, caller, workspaceId });
  let cells = original?.cells ?? {};
  const written = new Set<Column>();
  for (const [index, { cell, column }] of read.cells.entries()) {
    const value = readCell(cell, { column, known });
    if (!value.ok) return { ok: false, problem: { ...value.refusal, index } };
    cells = writeCell(cells, { columnId: column.id, value: value.value, callerId: known.callerId });
    written.add(column);
  }
  if (original !== undefined) return { ok: true, cells };
  const unwritten = columns.filter((column) => !written.has(column));
  const defaults = unwritten.flatMap((column) => defaultOf(column).map((value) => [column.id, value] as const));
  return { ok: true, cells: { ...Object.fromEntries(defaults), ...cells } };
}

/** Default value of a column of people, channels or choices. */
function defaultOf({ type, settings }: Column): readonly CellValue[] {
  const kind = valueKeys[type];
  if (kind !== "user" && kind !== "channel" && kind !== "select") return [];
  const typed = settings?.["default_value_typed"];
  const value: unknown = isObject(typed) ? typed[kind] : undefined;
  const isFilled = Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === "string");
  return isFilled ? [{ kind, value }] : [];
}
