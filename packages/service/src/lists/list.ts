import type { JsonObject } from "../messages/message.js";
import { defineDocument, text } from "../store/document.js";
import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import type { Column } from "./column.js";

/** A List as it is stored; its rows, and who has access to it, stand beside it. */
export interface List {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly workspaceId: Id;
  readonly ownerId: Id;
  readonly name: string;
  /** One that is embedded in something else has no description of its own. Absent means `standalone`. */
  readonly kind?: "standalone" | "embedded";
  /** In their order. Absent means none. */
  readonly columns?: readonly Column[];
  /** Rich text. Absent means none. */
  readonly descriptionBlocks?: readonly JsonObject[];
  /** The channel whose List it is, which bears its name. */
  readonly channelId?: Id;
}

/** Whom a List is shared with. */
export interface ListAccess {
  readonly subject: { readonly kind: "user" | "channel"; readonly id: Id };
  readonly level: "read" | "write";
}

/** Lists. Their rows are documents of their own; who has access is kept beside them. */
export const lists = defineDocument<List>()({
  name: "list",
  table: "lists",
  key: ["id"],
  columns: { id: text((it) => it.id) },
  lists: {},
  sample: (seed) => ({
    id: `F${1 + (seed % 2)}`,
    version: 1 + (seed % 3),
    created: "2026-01-02T03:04:05.006Z",
    workspaceId: "T1",
    ownerId: "U1",
    name: `List ${seed}`,
  }),
});
