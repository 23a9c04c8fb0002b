import type { Id, Instant } from "../organizations/organization.js";

export type ChannelKind = "public" | "private" | "dm" | "session";

/** What a user has written in a channel and not yet sent. */
export interface Draft {
  readonly userId: Id;
  /** When it was last changed, as a `ts`. */
  readonly lastUpdatedTs: string;
  readonly state: "open" | "sent" | "deleted";
}

/** A conversation as it is stored; its members stand beside it. */
export interface Channel {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly kind: ChannelKind;
  readonly workspaceId: Id;
  /** Unique in the workspace among public, private and session channels; absent for a DM. */
  readonly name?: string;
  readonly creatorId?: Id;
  /** Of a DM: its two users, in order of their ids. */
  readonly dmUserIds?: readonly [Id, Id];
  readonly archived: boolean;
  readonly postingSuspended: boolean;
  /** At most one for each user; absent means none. */
  readonly drafts?: readonly Draft[];
  /** A channel that is gone stays as a document, so that what names it can say so. */
  readonly deleted?: true;
}
