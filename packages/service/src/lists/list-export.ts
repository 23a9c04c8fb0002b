import { defineDocument, integer, text } from "../store/document.js";
import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";

/** The export of a List; the parts of its text stand beside it. */
export interface ListExport {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly listId: Id;
  readonly requestedBy: Id;
  readonly format: "csv" | "json";
  readonly includeArchived: boolean;
  readonly includeThreads: boolean;
  readonly includeAttachments: boolean;
  /** Only what is `done` can be read. */
  readonly state: "running" | "done" | "failed";
  /** Name of the file that it becomes. */
  readonly fileName: string;
  /** Number of its parts; 0 unless it is `done`. */
  readonly parts: number;
}

/** Part of the text of an export, counted from 0. */
export interface ListExportPart {
  readonly exportId: Id;
  readonly part: number;
  readonly text: string;
}

/** Exports of Lists. */
export const listExports = defineDocument<ListExport>()({
  name: "listExport",
  table: "list_exports",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    list_id: text((it) => it.listId, { document: "list", onRemove: "remove" }),
    created: text((it) => it.created),
  },
  lists: { of_list: { by: ["list_id"], order: ["created"] } },
  sample: (seed) => ({
    id: `Le${1 + (seed % 2)}`,
    version: 1 + (seed % 3),
    created: `2026-01-02T03:04:05.00${seed % 3}Z`,
    listId: "F1",
    requestedBy: "U1",
    format: "csv",
    includeArchived: false,
    includeThreads: false,
    includeAttachments: false,
    state: "running",
    fileName: "list.csv",
    parts: 0,
  }),
});

/** The text of exports, in parts. */
export const listExportParts = defineDocument<ListExportPart>()({
  name: "listExportPart",
  table: "list_export_parts",
  key: ["export_id", "part"],
  columns: {
    export_id: text((it) => it.exportId, { document: "listExport", onRemove: "remove" }),
    part: integer((it) => it.part),
  },
  lists: {},
  sample: (seed) => ({ exportId: `Le${1 + (seed % 2)}`, part: seed % 3, text: `part ${seed}` }),
});
