import { defineDocument, text } from "../store/document.js";
import { nameKey } from "../store/name-key.js";
import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";

/** Origin of a group: an identity provider, or the users of a standalone workspace. */
export type GroupKind = "idp" | "user";

/** A group as stored. Its members are stored separately and are never part of the document. */
export interface Group {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly kind: GroupKind;
  /** Unique, ignoring case. */
  readonly displayName: string;
  readonly organizationId?: Id;
  /** Set for a group of a standalone workspace. */
  readonly workspaceId?: Id;
  readonly linkedChannelIds: readonly Id[];
  /** Workspaces that users join with the group. They remain there until the group is disconnected. */
  readonly connectedWorkspaceIds: readonly Id[];
}

/** A member as shown. */
export interface GroupMember {
  readonly id: Id;
  readonly displayName: string;
}

/** Groups. Their members are separate rows. */
export const groups = defineDocument<Group>()({
  name: "group",
  table: "groups",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    created: text((it) => it.created),
    name_key: text((it) => nameKey(it.displayName)),
  },
  counters: ["member_count"],
  lists: {
    by_name: { by: ["name_key"], unique: true },
    by_creation: { by: [], order: ["created"] },
  },
  sample: (seed) => ({
    id: `S${1 + (seed % 3)}`,
    version: 1 + (seed % 3),
    created: "2026-01-02T03:04:05.006Z",
    kind: "idp",
    displayName: `Group S${1 + (seed % 3)}`,
    linkedChannelIds: [],
    connectedWorkspaceIds: [],
  }),
});
