import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf } from "../values/instant.js";
import type { Column } from "./list-column.js";
import type { ListRow } from "./list-row.js";
import type { JsonObject } from "./message.js";
import { defineDocument, integer, text } from "./port/document.js";

/** A List as stored. Its rows and access are stored separately. */
export interface List {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly workspaceId: Id;
  readonly ownerId: Id;
  readonly name: string;
  /** An embedded List has no description. Default: `standalone`. */
  readonly kind?: "standalone" | "embedded";
  /** In order. Default: none. */
  readonly columns?: readonly Column[];
  /** Rich text. Default: none. */
  readonly descriptionBlocks?: readonly JsonObject[];
  /** Channel that the List belongs to, which has the List's name. */
  readonly channelId?: Id;
  /** List that it was copied from. */
  readonly copiedFrom?: Id;
  /** Last change of the List or of the set of its rows. Default: its creation. */
  readonly edited?: { readonly at: Instant; readonly by: Id };
}

/** A user or channel that a List is shared with. */
export interface ListAccess {
  readonly subject: { readonly kind: "user" | "channel"; readonly id: Id };
  readonly level: "read" | "write";
}

/** Lists. Their rows are separate documents; access is stored separately. */
export const lists = defineDocument<List>()({
  name: "list",
  table: "lists",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    workspace_id: text((it) => it.workspaceId),
    owner_id: text((it) => it.ownerId),
    /** When it was created, as Unix time in milliseconds. */
    listed: integer((it) => millisecondsOf(it.created)),
  },
  lists: { of_workspace: { by: ["workspace_id"], order: ["listed"] } },
  sample: (seed) => ({
    id: `F${1 + (seed % 2)}`,
    version: 1 + (seed % 3),
    created: "2026-01-02T03:04:05.006Z",
    workspaceId: "T1",
    ownerId: "U1",
    name: `List ${seed}`,
  }),
});

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

/** A page of rows with the same parent, in order. */
export interface RowSlice {
  readonly listId: Id;
  /** Parent row. Default: top-level rows. */
  readonly parentId?: Id;
  /** Row before the page. Default: the page starts at the first row. */
  readonly after?: Pick<ListRow, "place" | "id">;
  /** Maximum number of rows. */
  readonly limit: number;
}

/** A page of rows of every parent, newest first. */
export interface NewestRows {
  readonly listId: Id;
  /** Whether archived rows are found, or the others. */
  readonly archived: boolean;
  /** Row before the page. Default: the page starts at the newest row. */
  readonly after?: Pick<ListRow, "created" | "id">;
  /** Maximum number of rows. */
  readonly limit: number;
}

/** Numbers of rows of a List. */
export interface RowCounts {
  /** Rows that are not archived. */
  readonly rows: number;
  readonly archived: number;
}

/** A page of the Lists of a workspace that a viewer sees, newest first. */
export interface SeenLists {
  readonly workspaceId: Id;
  readonly viewerId: Id;
  /** List before the page. Default: the page starts at the newest List. */
  readonly after?: Pick<List, "created" | "id">;
  /** Maximum number of Lists. */
  readonly limit: number;
}

export interface ListReader {
  get(id: Id): Promise<List | undefined>;
  /** Finds a page of the Lists that a viewer owns, or that are shared with them or their channels. */
  findSeen(page: SeenLists): Promise<readonly List[]>;
  /** Access to a List, by kind of subject, then its ID. */
  accessOf(id: Id): Promise<readonly ListAccess[]>;
  /** Finds the List's rows among `ids`, in any order. */
  rows(listId: Id, ids: readonly Id[]): Promise<readonly ListRow[]>;
  /** Finds a page of rows, by place, then ID. */
  findRows(slice: RowSlice): Promise<readonly ListRow[]>;
  /** Finds a page of rows, newest first, those of the same instant by descending ID. */
  newestRows(slice: NewestRows): Promise<readonly ListRow[]>;
  countRows(listId: Id): Promise<RowCounts>;
  /** Greatest place of a row below a parent, or of a top-level row; undefined if there are none. */
  lastPlace(listId: Id, parentId?: Id): Promise<number | undefined>;
  /** Which of `ids` are parents of rows in the List. */
  parentsAmong(listId: Id, ids: readonly Id[]): Promise<ReadonlySet<Id>>;
  export(id: Id): Promise<ListExport | undefined>;
  /** Part of an export's text, numbered from 0; undefined if it does not exist. */
  exportPart(id: Id, part: number): Promise<string | undefined>;
}

/** Changes of a List's access and exports. Unknown Lists are ignored. */
export type ListWrite =
  /** Removes the List's exports created before an instant, with their parts. */
  | { readonly kind: "removeListExports"; readonly listId: Id; readonly before: Instant }
  | { readonly kind: "grantListAccess"; readonly listId: Id; readonly access: readonly ListAccess[] }
  | { readonly kind: "revokeListAccess"; readonly listId: Id; readonly subjects: readonly ListAccess["subject"][] };
