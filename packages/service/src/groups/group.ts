import { defineDocument, text } from "../store/document.js";
import { nameKey } from "../store/name-key.js";
import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";

/** A group of an identity provider, or of a lone workspace's users. */
export type GroupKind = "idp" | "user";

/** A group as it is stored; its members stand beside it and are never part of the document. */
export interface Group {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly kind: GroupKind;
  /** Unique without regard to case. */
  readonly displayName: string;
  readonly organizationId?: Id;
  /** Set for a group of a lone workspace. */
  readonly workspaceId?: Id;
  readonly linkedChannelIds: readonly Id[];
  /** Workspaces that users join with the group. They remain there until the group is disconnected. */
  readonly connectedWorkspaceIds: readonly Id[];
}

/** A member as it is shown. */
export interface GroupMember {
  readonly id: Id;
  readonly displayName: string;
}

/** Groups. Their members are rows beside them. */
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
