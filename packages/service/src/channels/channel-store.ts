import type { Id } from "../values/ids.js";
import type { Channel } from "./channel.js";

export interface ChannelReader {
  get(id: Id): Promise<Channel | undefined>;
  /** Finds a public, private or session channel of the workspace by name, ignoring case. */
  byName(workspaceId: Id, name: string): Promise<Channel | undefined>;
  /** Whether a channel of any workspace has the name, ignoring case. */
  nameTaken(name: string): Promise<boolean>;
  /** DM of two users, given in any order. */
  dm(workspaceId: Id, one: Id, other: Id): Promise<Channel | undefined>;
  isMember(channelId: Id, userId: Id): Promise<boolean>;
  /** Whether the users share a channel. */
  shareChannel(one: Id, other: Id): Promise<boolean>;
}

/** Changes of channel members. Unknown users and channels are ignored. */
export type ChannelWrite =
  /** Adds members. Keeps existing ones. */
  | { readonly kind: "addChannelMembers"; readonly channelId: Id; readonly userIds: readonly Id[] }
  | { readonly kind: "removeChannelMembers"; readonly channelId: Id; readonly userIds: readonly Id[] }
  /** Removes the user from all channels. */
  | { readonly kind: "leaveChannels"; readonly userId: Id };

/** Expectations about channels. */
export type ChannelExpectation =
  /** No channel of the workspace and no user has the name. */
  | { readonly kind: "freeChannelName"; readonly workspaceId: Id; readonly name: string; readonly except?: Id }
  /** The two users have no DM in the workspace. */
  | { readonly kind: "freeDm"; readonly workspaceId: Id; readonly userIds: readonly [Id, Id] }
  /** The channel exists and is not archived. */
  | { readonly kind: "openChannel"; readonly id: Id }
  /** The user is a member of the channel. */
  | { readonly kind: "channelMember"; readonly channelId: Id; readonly userId: Id };
