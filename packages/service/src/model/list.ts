import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf } from "../values/instant.js";
import type { Column } from "./column.js";
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
