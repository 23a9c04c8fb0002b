import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { defineDocument, text } from "./port/document.js";

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
