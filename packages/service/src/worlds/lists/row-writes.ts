import { idPrefixes } from "../../generated/service.js";
import type { Column } from "../../model/column.js";
import type { List } from "../../model/list.js";
import type { CellValue, ListRow, RowComment } from "../../model/list-row.js";
import type { Write } from "../../model/writes.js";
import { present } from "../section/present.js";
import { storedCreation } from "../section/stored-instant.js";
import type { WriteContext } from "../section/write-context.js";
import { readWorldCell } from "./cell.js";
import { findColumn, subjectOf } from "./cell-references.js";
import type { WorldList } from "./list.js";
import type { WorldCell, WorldRow } from "./row.js";

interface RowContext extends WriteContext {
  readonly list: WorldList;
  readonly stored: List;
}

/** Writes of a List's rows, in the order of the file. */
export function listRowWrites(list: WorldList, stored: List, context: WriteContext): readonly Write[] {
  return writesUnder(undefined, list.rows, { ...context, list, stored });
}

function writesUnder(
  parentId: string | undefined,
  rows: readonly WorldRow[] | undefined,
  context: RowContext,
): readonly Write[] {
  return (rows ?? []).flatMap((row, place): readonly Write[] => {
    const stored: ListRow = { ...toRow(row, context), place, ...present("parentId", parentId) };
    return [{ kind: "put", document: "listRow", value: stored }, ...writesUnder(stored.id, row.rows, context)];
  });
}

function toRow(row: WorldRow, context: RowContext): Omit<ListRow, "place" | "parentId"> {
  const { ids, nowMs, stored } = context;
  const created = storedCreation(row, nowMs);
  const createdBy = row.created_by === undefined ? stored.ownerId : ids.of("user", row.created_by);
  return {
    id: ids.given(row.id, idPrefixes.row),
    version: 1,
    listId: stored.id,
    archived: row.archived ?? false,
    created,
    createdBy,
    edited: created,
    editedBy: row.edited_by === undefined ? createdBy : ids.of("user", row.edited_by),
    cells: Object.fromEntries(Object.entries(row.cells ?? {}).flatMap((cell) => toCell(cell, context))),
    ...present(
      "thread",
      row.thread?.map((comment): RowComment => {
        const { user, text } = comment;
        return { userId: ids.of("user", user), created: storedCreation(comment, nowMs), text };
      }),
    ),
  };
}

function toCell([name, cell]: readonly [string, WorldCell], context: RowContext): readonly [string, CellValue][] {
  const column = findColumn(context.list.columns, name);
  const stored = column && context.stored.columns?.[context.list.columns?.indexOf(column) ?? -1];
  const read = column && readWorldCell(resolve(cell, stored, context), column);
  if (stored === undefined || read?.ok !== true) throw new Error(`the world was loaded without checks: cell ${name}`);
  // The value was read for the key.
  return [[stored.id, { kind: read.key, value: read.value } as CellValue]];
}

/** A cell with IDs in place of names. */
function resolve(cell: WorldCell, column: Column | undefined, { ids }: RowContext): WorldCell {
  if (column === undefined || typeof cell === "number" || typeof cell === "boolean") return cell;
  const subject = subjectOf(column);
  const toId = (text: string) => (subject === undefined ? optionId(text, column) : ids.of(subject, text));
  if (typeof cell === "string") return subject === undefined && column.type !== "select" ? cell : toId(cell);
  const isNamed = subject !== undefined || column.type === "select";
  return isNamed ? cell.map((value) => toId(String(value))) : cell;
}

function optionId(text: string, { options = [] }: Column): string {
  return options.find(({ id, name }) => name === text || id === text)?.id ?? text;
}
