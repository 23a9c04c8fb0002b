import type { Id } from "../values/ids.js";
import type { Channel } from "./channel.js";

/** The possible traits of a channel that is searched for. `external` means shared with another company. */
export type ChannelTrait =
  | "archived"
  | "exclude_archived"
  | "exclude_org_shared"
  | "external_shared"
  | "external_shared_archived"
  | "external_shared_exclude"
  | "external_shared_private"
  | "multi_workspace"
  | "org_wide"
  | "private"
  | "private_exclude"
  | "private_exclude_archived";

/** The order of channels. Archived channels have fewer members than all others. */
export type ChannelOrder = "name" | "member_count" | "created";

/** Position of a channel in an order. */
export interface ChannelPosition {
  readonly value: string | number;
  readonly id: Id;
}

/** Channels of an organization that are searched for. Deleted ones and direct conversations are left out. */
export interface ChannelSearch {
  /** Workspaces of which one must have the channel. */
  readonly workspaceIds: readonly Id[];
  /** All workspaces of the organization. Others are those of other companies. */
  readonly ownIds: readonly Id[];
  /** Workspaces of other companies of which one must have the channel. Empty: any channel. */
  readonly connectedIds: readonly Id[];
  /** Part of the name, ignoring case. Empty: any name. */
  readonly name: string;
  /** Traits of which the channel must have one. Empty: any channel. */
  readonly anyOf: readonly ChannelTrait[];
  readonly withPrivate: boolean;
}

/** A page of such channels. */
export interface ChannelSearchSlice extends ChannelSearch {
  readonly order: ChannelOrder;
  readonly direction: "ascending" | "descending";
  /** Position of the last channel of the previous page. Default: the first page. */
  readonly after?: ChannelPosition;
  readonly limit: number;
}

/** A channel that was found. */
export interface FoundByAdmin {
  readonly channel: Channel;
  readonly memberCount: number;
}
