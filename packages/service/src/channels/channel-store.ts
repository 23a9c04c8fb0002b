import type { Id } from "../values/ids.js";
import type { Channel } from "./channel.js";

export interface ChannelReader {
  get(id: Id): Promise<Channel | undefined>;
  /** Among public, private and session channels of the workspace; compared in lower case. */
  byName(workspaceId: Id, name: string): Promise<Channel | undefined>;
  /** Whether any workspace has a channel of the name; compared in lower case. */
  nameTaken(name: string): Promise<boolean>;
  /** The DM of two users, in any order. */
  dm(workspaceId: Id, one: Id, other: Id): Promise<Channel | undefined>;
  isMember(channelId: Id, userId: Id): Promise<boolean>;
  /** Whether the users share a channel. */
  shareChannel(one: Id, other: Id): Promise<boolean>;
}

/** Changes of the members of channels. Ignores users and channels that do not exist. */
export type ChannelWrite =
  /** Keeps those who are members already. */
  | { readonly kind: "addChannelMembers"; readonly channelId: Id; readonly userIds: readonly Id[] }
  | { readonly kind: "removeChannelMembers"; readonly channelId: Id; readonly userIds: readonly Id[] };

/** What a decision about channels expects of the store. */
export type ChannelExpectation =
  /** No channel of the workspace, and no user, has the name. */
  | { readonly kind: "freeChannelName"; readonly workspaceId: Id; readonly name: string; readonly except?: Id }
  /** The two users have no DM in the workspace. */
  | { readonly kind: "freeDm"; readonly workspaceId: Id; readonly userIds: readonly [Id, Id] }
  /** The channel exists and is not archived. */
  | { readonly kind: "openChannel"; readonly id: Id }
  /** The user is a member of the channel. */
  | { readonly kind: "channelMember"; readonly channelId: Id; readonly userId: Id };
