import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { nameKey } from "../values/text.js";
import { defineDocument, flag, maybeText, text } from "./port/document.js";

/** The kind of a conversation. It is stored, and never derived from the prefix of the ID. */
export type ChannelKind = "public" | "private" | "mpim" | "im" | "session";

/** Word for the kinds of conversations in lists. */
export type ConversationType = "public_channel" | "private_channel" | "mpim" | "im";

/** Words of {@link ConversationType}. */
export const conversationTypes: readonly ConversationType[] = ["public_channel", "private_channel", "mpim", "im"];

/** Word for a conversation in lists. A session channel counts as private. */
function typeOf({ kind }: { readonly kind: ChannelKind }): ConversationType {
  switch (kind) {
    case "public":
      return "public_channel";
    case "private":
    case "session":
      return "private_channel";
    case "mpim":
    case "im":
      return kind;
  }
}

/** Key of the users of an `im` or `mpim`, the same in any order. */
export function dmKey(userIds: readonly string[]): string {
  return [...userIds].sort().join(" ");
}

/** The place of a conversation. */
export interface Placed {
  readonly workspaceId: Id;
  /** Further workspaces that share it. Default: none. */
  readonly sharedWith?: readonly Id[];
}

/** Workspaces of a conversation: the one that it belongs to, and those that share it. */
export function placesOf({ workspaceId, sharedWith = [] }: Placed): readonly Id[] {
  return sharedWith.length === 0 ? [workspaceId] : [...new Set([workspaceId, ...sharedWith])];
}

/** Whether a conversation belongs to a workspace or is shared with it. */
export function isIn({ workspaceId, sharedWith }: Placed, id: Id): boolean {
  return workspaceId === id || sharedWith?.includes(id) === true;
}

/** A message that a user has written in a channel but not sent. */
export interface Draft {
  readonly userId: Id;
  /** Time of the last change, as a `ts`. */
  readonly lastUpdatedTs: string;
  readonly state: "open" | "sent" | "deleted";
}

/** Topic or purpose of a channel. */
export interface ChannelText {
  readonly value: string;
  readonly creatorId?: Id;
  readonly set: Instant;
}

/** A channel's own canvas, as the channel shows it. */
export interface ChannelCanvas {
  readonly id: Id;
  /** Whether it has no sections. Changes of the canvas keep it up to date. */
  readonly empty: boolean;
}

/** A conversation as stored. Its members are stored separately. */
export interface Channel extends Placed {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  /** Last change of its settings. Default: `created`. */
  readonly updated?: Instant;
  readonly kind: ChannelKind;
  /** Unique in each of its workspaces. Absent for an `im`. */
  readonly name?: string;
  /** Former names, newest first. Default: none. */
  readonly previousNames?: readonly string[];
  readonly creatorId?: Id;
  /** For an `im` or `mpim`: its users, ordered by ID. */
  readonly dmUserIds?: readonly Id[];
  /** Whether it is the workspace's general channel. Default: whether it is the public channel `general`. */
  readonly general?: boolean;
  /** The organization requires its users to be in the channel. */
  readonly mandatory?: true;
  readonly topic?: ChannelText;
  readonly purpose?: ChannelText;
  /** Default: none. */
  readonly properties?: ChannelProperties;
  /** Default: none. */
  readonly canvas?: ChannelCanvas;
  readonly archived: boolean;
  readonly postingSuspended: boolean;
  /** At most one for each user. Default: none. */
  readonly drafts?: readonly Draft[];
  /** A deleted channel stays as a document, so that references to it can be answered. */
  readonly deleted?: true;
}

/**
 * Conversations. Members are separate rows. `last_ts` is the `ts` of the last message in microseconds, and `last_place`
 * the place of the member who joined last.
 */
export const channels = defineDocument<Channel>()({
  name: "channel",
  table: "channels",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    workspace_id: text((it) => it.workspaceId),
    /** Null for an `im`. */
    name_key: maybeText((it) => (it.name === undefined ? undefined : nameKey(it.name))),
    /** All users of an `im` or `mpim`; null otherwise. */
    dm_key: maybeText((it) => (it.dmUserIds === undefined ? undefined : dmKey(it.dmUserIds))),
    archived: flag((it) => it.archived),
    created: text((it) => it.created),
    /** A {@link ConversationType}. Null for a deleted channel. */
    type: maybeText((it): ConversationType | undefined => (it.deleted === true ? undefined : typeOf(it))),
  },
  counters: ["last_ts", "message_count", "member_count", "last_place"],
  lists: {
    by_name: { by: ["workspace_id", "name_key"], unique: true },
    by_dm: { by: ["workspace_id", "dm_key"], unique: true },
    by_type: { by: ["workspace_id", "type"] },
  },
  /** The orders in which administrators find channels. */
  indexes: {
    in_name_order: "(name_key, id, workspace_id, type, archived) where type is not null",
    in_creation_order: "(created, id) where type is not null",
    in_size_order: "((case when archived = 1 then -1 else member_count end), id) where type is not null",
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

/** The users who may do something in a channel. */
interface RestrictedTo {
  readonly type: readonly string[];
  readonly user: readonly string[];
  readonly subteam?: readonly string[];
}

/** Settings of a channel, as answers show them. */
interface ChannelProperties {
  readonly posting_restricted_to?: RestrictedTo;
  readonly threads_restricted_to?: RestrictedTo;
  readonly at_channel_restricted?: boolean;
  readonly at_here_restricted?: boolean;
  readonly huddles_restricted?: boolean;
  readonly membership_limit?: number;
}
