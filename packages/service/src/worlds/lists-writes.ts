import { idPrefixes } from "../generated/service.js";
import { type List, type ListExport, listExportParts, listExports } from "../model/list.js";
import type { Column } from "../model/list-column.js";
import type { CellValue, ListRow, RowComment } from "../model/list-row.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/store.js";
import { newColumnId } from "../rules/lists/columns.js";
import { toFileName } from "../rules/lists/exports/print-list.js";
import {
  findColumn,
  subjectOf,
  type WorldCell,
  type WorldColumn,
  type WorldList,
  type WorldListExport,
  type WorldRow,
} from "./lists.js";
import { readWorldCell, toRichText } from "./lists-cells.js";
import { present, storedCreation, toSharedAccess, type WriteContext } from "./section.js";

/** Writes of the Lists, with their rows and access. */
export function listWrites(lists: readonly WorldList[], context: WriteContext): readonly Write[] {
  return lists.flatMap((list, index) => {
    const stored = toList(list, context.ids.at("list", index), context);
    return [
      { kind: "put", document: "list", value: stored },
      { kind: "grantListAccess", listId: stored.id, access: toSharedAccess(list.access, context) },
      ...listRowWrites(list, stored, context),
      ...listExportWrites(list.exports ?? [], stored, context),
    ] satisfies readonly Write[];
  });
}

function toList(list: WorldList, id: string, context: WriteContext): List {
  const { ids, nowMs } = context;
  const columns = list.columns === undefined ? undefined : toColumns(list.columns, context);
  return {
    id,
    version: 1,
    created: storedCreation(list, nowMs),
    workspaceId: ids.workspace(list.workspace),
    ownerId: ids.of("user", list.owner),
    name: list.name,
    ...present("kind", list.kind),
    ...present("columns", columns),
    ...present("descriptionBlocks", list.description === undefined ? undefined : toRichText(list.description)),
    ...present("channelId", list.channel === undefined ? undefined : ids.of("channel", list.channel)),
  };
}

function toColumns(columns: readonly WorldColumn[], context: WriteContext): readonly Column[] {
  const { ids } = context;
  const taken = columns.flatMap(({ id }) => (id === undefined ? [] : [{ id }]));
  return columns.map((column) => {
    const { id = newColumnId(column, taken, { id: (prefix) => ids.given(undefined, prefix) }) } = column;
    taken.push({ id });
    return toColumn(column, id, context);
  });
}

function toColumn(
  { name, type, options, scale, single, hidden }: WorldColumn,
  id: string,
  { ids }: WriteContext,
): Column {
  const given = options?.map((option) => ({ id: ids.given(option.id, idPrefixes.option), name: option.name }));
  return {
    id,
    name,
    type,
    ...present("options", given),
    ...present("scale", scale),
    ...(single === true && { single }),
    ...(hidden === true && { hidden }),
  };
}

interface RowContext extends WriteContext {
  readonly list: WorldList;
  readonly stored: List;
}

/** Writes of a List's rows, in the order of the file. */
function listRowWrites(list: WorldList, stored: List, context: WriteContext): readonly Write[] {
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

/** Writes of the exports of a List. */
function listExportWrites(
  exports: readonly WorldListExport[],
  list: List,
  { ids, nowMs }: WriteContext,
): readonly Write[] {
  return exports.flatMap((each): readonly Write[] => {
    const { format = "csv", state = "done", text = "" } = each;
    const parts = state === "done" && text !== "" ? [text] : [];
    const job: ListExport = {
      id: ids.given(each.id, idPrefixes.exportJob),
      version: 1,
      created: storedCreation(each, nowMs),
      listId: list.id,
      requestedBy: list.ownerId,
      format,
      includeArchived: false,
      includeThreads: each.include_threads === true,
      includeAttachments: each.include_attachments === true,
      state,
      fileName: toFileName(list.name, format),
      parts: parts.length,
    };
    return [
      put(listExports, job),
      ...parts.map((part) => put(listExportParts, { exportId: job.id, part: 0, text: part })),
    ];
  });
}
