import type { Id, Instant } from "../organizations/organization.js";

export type ChannelKind = "public" | "private" | "dm" | "session";

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
}
