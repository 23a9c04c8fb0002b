import type { JsonObject } from "../messages/message.js";
import type { Id, Instant } from "../organizations/organization.js";
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
