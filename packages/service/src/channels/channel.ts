import { defineDocument, flag, maybeText, text } from "../store/document.js";
import { nameKey } from "../store/name-key.js";
import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { dmKey } from "./dm-key.js";

export type ChannelKind = "public" | "private" | "dm" | "session";

/** A message that a user has written in a channel but not sent. */
export interface Draft {
  readonly userId: Id;
  /** Time of the last change, as a `ts`. */
  readonly lastUpdatedTs: string;
  readonly state: "open" | "sent" | "deleted";
}

/** A conversation as stored. Its members are stored separately. */
export interface Channel {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly kind: ChannelKind;
  readonly workspaceId: Id;
  /** Unique in the workspace among public, private and session channels. Absent for a DM. */
  readonly name?: string;
  readonly creatorId?: Id;
  /** For a DM: its two users, ordered by ID. */
  readonly dmUserIds?: readonly [Id, Id];
  readonly archived: boolean;
  readonly postingSuspended: boolean;
  /** At most one for each user. Default: none. */
  readonly drafts?: readonly Draft[];
  /** A deleted channel stays as a document, so that references to it can be answered. */
  readonly deleted?: true;
}

/** Conversations. Members are separate rows. `last_ts` is the `ts` of the last message in microseconds. */
export const channels = defineDocument<Channel>()({
  name: "channel",
  table: "channels",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    workspace_id: text((it) => it.workspaceId),
    /** Null for a DM. */
    name_key: maybeText((it) => (it.name === undefined ? undefined : nameKey(it.name))),
    /** Both users of a DM; null otherwise. */
    dm_key: maybeText((it) => (it.name !== undefined || it.dmUserIds === undefined ? undefined : dmKey(it.dmUserIds))),
    archived: flag((it) => it.archived),
  },
  counters: ["last_ts", "message_count"],
  lists: {
    by_name: { by: ["workspace_id", "name_key"], unique: true },
    by_dm: { by: ["workspace_id", "dm_key"], unique: true },
  },
  sample: (seed) => ({
    id: `C${1 + (seed % 3)}`,
    version: 1 + (seed % 3),
    created: "2026-01-02T03:04:05.006Z",
    kind: "public",
    workspaceId: "T1",
    name: `channel-c${1 + (seed % 3)}`,
    archived: seed % 5 === 0,
    postingSuspended: false,
  }),
});
