import type { Awaitable } from "@rollcall/webapi-core";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/instant.js";
import type { Channel, ConversationType } from "./channel.js";
import type { Sliced } from "./port/document-reader.js";

/** The state of a conversation for one of its members. */
export interface ChannelMembership {
  /** Last message that the member has read. Zeros if there is none. */
  readonly lastReadTs: Ts;
  /** Whether the member's sidebar shows it. */
  readonly open: boolean;
}

/** A conversation as one user sees it. */
export interface SeenChannel {
  readonly channel: Channel;
  readonly memberCount: number;
  /** Absent if the user is not a member. */
  readonly membership?: ChannelMembership;
}

/** A page of the conversations of a workspace, and of those that are shared with it, in the order of their IDs. */
export interface ChannelSlice {
  readonly workspaceId: Id;
  readonly type: ConversationType;
  /** Lowest ID of the page. Empty for the first page. */
  readonly from: Id;
  readonly limit: number;
}

/** A page of members, in the order in which they joined. */
export interface MemberSlice {
  /** Lowest place of the page. 0 for the first page. */
  readonly from: number;
  readonly limit: number;
}

/** A member, and its place in the order of joining. */
export interface ChannelMember {
  readonly userId: Id;
  readonly place: number;
}

export interface ChannelReader {
  get(id: Id): Awaitable<Channel | undefined>;
  /** Gets a channel as a user sees it. */
  seenBy(id: Id, userId: Id): Promise<SeenChannel | undefined>;
  /** Finds a public, private or session channel of the workspace by name, ignoring case. */
  byName(workspaceId: Id, name: string): Awaitable<Channel | undefined>;
  /** Whether a channel of any workspace has the name, ignoring case. */
  nameTaken(name: string): Promise<boolean>;
  /** Conversation of exactly these users, in any order: a DM of two, or a group. A DM of one user has it twice. */
  dm(workspaceId: Id, ...userIds: readonly Id[]): Promise<Channel | undefined>;
  isMember(channelId: Id, userId: Id): Awaitable<boolean>;
  /** Whether the users share a channel. */
  shareChannel(one: Id, other: Id): Promise<boolean>;
  /** Finds conversations of the workspace, as a user sees them. Deleted ones are left out. */
  find(slice: ChannelSlice, userId: Id): Promise<readonly SeenChannel[]>;
  /** Finds conversations of the workspace that a user is a member of. Deleted ones are left out. */
  ofMember(slice: ChannelSlice, userId: Id): Promise<readonly SeenChannel[]>;
  /** Finds conversations of the workspace that two users are members of, as the first one sees them. */
  ofBoth(slice: ChannelSlice, userId: Id, otherId: Id): Promise<readonly SeenChannel[]>;
  /** Finds a page of the channels that an administrator searches for, and their number. */
  search(slice: ChannelSearchSlice): Promise<Sliced<FoundByAdmin>>;
  /** Number of all channels that an administrator searches for. */
  countSearched(search: ChannelSearch): Promise<number>;
  members(channelId: Id, slice: MemberSlice): Promise<readonly ChannelMember[]>;
  /** Those of the users who are members of a channel, in any order. */
  membersAmong(channelId: Id, userIds: readonly Id[]): Promise<readonly Id[]>;
}

/** Changes of channel members. Unknown users and channels are ignored. */
export type ChannelWrite =
  /** Adds members in the order given. Keeps existing ones. */
  | { readonly kind: "addChannelMembers"; readonly channelId: Id; readonly userIds: readonly Id[] }
  | { readonly kind: "removeChannelMembers"; readonly channelId: Id; readonly userIds: readonly Id[] }
  /** Removes the user from all channels. */
  | { readonly kind: "leaveChannels"; readonly userId: Id }
  /** Changes what a conversation is to a member. What is absent stays unchanged. */
  | ({
      readonly kind: "changeMembership";
      readonly channelId: Id;
      readonly userId: Id;
    } & Partial<ChannelMembership>)
  /** Shows a conversation in the sidebars of all its members. */
  | { readonly kind: "openForMembers"; readonly channelId: Id };

/** Expectations about channels. */
export type ChannelExpectation =
  /** No channel of the workspace and no user has the name. */
  | { readonly kind: "freeChannelName"; readonly workspaceId: Id; readonly name: string; readonly except?: Id }
  /** The users have no DM or group conversation of their own in the workspace. */
  | { readonly kind: "freeDm"; readonly workspaceId: Id; readonly userIds: readonly Id[] }
  /** The channel exists and is not archived. */
  | { readonly kind: "openChannel"; readonly id: Id }
  /** The user is a member of the channel. */
  | { readonly kind: "channelMember"; readonly channelId: Id; readonly userId: Id }
  /** The user is not a member of the channel. */
  | { readonly kind: "channelStranger"; readonly channelId: Id; readonly userId: Id }
  /** After the writes, the number of members of the channel is in a range that includes both ends. */
  | {
      readonly kind: "channelMembersWithin";
      readonly channelId: Id;
      readonly atLeast: number;
      /** Default: unlimited. */
      readonly atMost?: number;
    };

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
