import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { defineDocument, integer, text } from "./port/document.js";

/** An export of a List. Its text is stored in parts, separately. */
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
  /** Only a `done` export can be read. */
  readonly state: "running" | "done" | "failed";
  /** Name of the exported file. */
  readonly fileName: string;
  /** Number of parts; 0 unless `done`. */
  readonly parts: number;
}

/** One part of an export's text, numbered from 0. */
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
  lists: { of_list: { by: ["list_id"], order: ["created"] }, oldest: { by: [], order: ["created"] } },
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

/** Parts of the text of exports. */
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
