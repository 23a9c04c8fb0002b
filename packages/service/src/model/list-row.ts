import type { ListCell } from "@rollcall/api/webapi";
import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import type { ValueKey } from "./list-column.js";
import { defineDocument, flag, integer, text } from "./port/document.js";

/** Content of a cell: the value key that was sent, and its value. */
export type CellValue = {
  readonly [Key in ValueKey]: { readonly kind: Key; readonly value: NonNullable<ListCell[Key]> };
}[ValueKey];

/** A user's comment on a row. */
export interface RowComment {
  readonly userId: Id;
  readonly created: Instant;
  readonly text: string;
}

/** A row of a List as stored. */
export interface ListRow {
  readonly id: Id;
  readonly version: number;
  readonly listId: Id;
  /** Parent row. Absent for a top-level row. */
  readonly parentId?: Id;
  /** Position among rows with the same parent. Rows at the same place are ordered by ID. */
  readonly place: number;
  readonly archived: boolean;
  readonly created: Instant;
  readonly createdBy: Id;
  readonly edited: Instant;
  readonly editedBy: Id;
  /** Values by column. Columns without a value are left out. */
  readonly cells: { readonly [columnId: string]: CellValue };
  /** Oldest first. Default: none. */
  readonly thread?: readonly RowComment[];
}

/** Rows of Lists. */
export const listRows = defineDocument<ListRow>()({
  name: "listRow",
  table: "list_rows",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    list_id: text((it) => it.listId, { document: "list", onRemove: "remove" }),
    /** Empty for a top-level row. */
    parent_id: text((it) => it.parentId ?? ""),
    place: integer((it) => it.place),
    archived: flag((it) => it.archived),
    created: text((it) => it.created),
  },
  lists: {
    in_order: { by: ["list_id", "parent_id"], order: ["place"] },
    by_age: { by: ["list_id", "archived"], order: ["created"] },
  },
  sample: (seed) => ({
    id: `Rec${1 + (seed % 4)}`,
    version: 1 + (seed % 3),
    listId: `F${1 + (seed % 2)}`,
    ...(seed % 5 === 0 && { parentId: "Rec1" }),
    place: (seed % 4) - 1,
    archived: false,
    created: "2026-01-02T03:04:05.006Z",
    createdBy: "U1",
    edited: "2026-01-02T03:04:05.006Z",
    editedBy: "U1",
    cells: {},
  }),
});

/** The record of a deleted row of a List, which lets calls recognize it. */
export interface RemovedListRow {
  readonly id: Id;
  readonly version: number;
  readonly listId: Id;
  readonly removed: Instant;
}

/** Deleted rows of Lists. */
export const removedListRows = defineDocument<RemovedListRow>()({
  name: "removedListRow",
  table: "removed_list_rows",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    list_id: text((it) => it.listId, { document: "list", onRemove: "remove" }),
  },
  lists: {},
  sample: (seed) => ({
    id: `Rec${1 + (seed % 4)}`,
    version: 1,
    listId: `F${1 + (seed % 2)}`,
    removed: "2026-01-02T03:04:05.006Z",
  }),
});
