import type { Conversation, ConversationText } from "@rollcall/api/webapi";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel, ChannelText } from "../../model/channel.js";
import type { ChannelMembership, SeenChannel } from "../../model/channel-store.js";
import type { Id } from "../../values/ids.js";
import { millisecondsOf, printTs, secondsOf } from "../../values/instant.js";
import { withoutMarks } from "../../values/text.js";
import { type Owners, sharingFlags, sharingOf } from "./sharing/sharing-of.js";

/** The optional parts of a conversation in an answer. */
export interface ConversationView {
  /** Workspace that the call acts in. */
  readonly workspaceId: Id;
  /** User or bot that the conversation is shown to. */
  readonly viewerId: Id;
  /** Whether `is_member` is shown. */
  readonly withIsMember: boolean;
  /** Whether what the viewer has read is shown. */
  readonly withReading: boolean;
  readonly withMemberCount: boolean;
  /** Owners of the workspaces that share conversations. */
  readonly owners: Owners;
  /** Language tag. Default: none is shown. */
  readonly locale?: string;
  /** Deactivated users among the partners of direct conversations. */
  readonly deactivated: ReadonlySet<Id>;
  /** Newest message and unread count of a direct conversation. Default: not shown. */
  readonly unread?: Pick<Conversation, "latest" | "unread_count" | "unread_count_display">;
}

/** A conversation as the Web API shows it, with its keys in the order of recordings. */
export function toConversation(seen: SeenChannel, view: ConversationView): Conversation {
  switch (seen.channel.kind) {
    case "public":
    case "private":
    case "session":
      return toChannel(seen, view);
    case "mpim":
      return toGroup(seen, view);
    case "im":
      return toDirect(seen, view);
  }
}

function toChannel({ channel, memberCount, membership }: SeenChannel, view: ConversationView): Conversation {
  const sharing = sharingOf(channel, view.owners);
  const flags = sharingFlags(sharing);
  return {
    id: channel.id,
    name: channel.name ?? "",
    ...prefixFlags(channel),
    is_im: false,
    is_mpim: false,
    is_private: channel.kind !== "public",
    created: secondsOf(channel.created),
    is_archived: channel.archived,
    is_general: isGeneral(channel),
    unlinked: 0,
    name_normalized: withoutMarks(channel.name ?? ""),
    is_shared: flags.is_shared,
    is_org_shared: flags.is_org_shared,
    is_pending_ext_shared: false,
    pending_shared: [],
    context_team_id: view.workspaceId,
    updated: updatedMs(channel),
    parent_conversation: null,
    creator: channel.creatorId ?? "",
    is_ext_shared: flags.is_ext_shared,
    shared_team_ids: sharing.workspaceIds,
    pending_connected_team_ids: [],
    ...(flags.is_ext_shared && {
      connected_team_ids: sharing.connectedIds,
      conversation_host_id: channel.workspaceId,
    }),
    ...(view.withIsMember && { is_member: membership !== undefined }),
    ...reading(membership, view),
    topic: toText(channel.topic),
    purpose: toText(channel.purpose),
    ...toProperties(channel),
    previous_names: channel.previousNames ?? [],
    ...(view.withMemberCount && { num_members: memberCount }),
    ...(view.locale !== undefined && { locale: view.locale }),
  };
}

function toGroup({ channel, memberCount, membership }: SeenChannel, view: ConversationView): Conversation {
  return {
    id: channel.id,
    name: channel.name ?? "",
    ...prefixFlags(channel),
    is_im: false,
    created: secondsOf(channel.created),
    creator: channel.creatorId ?? "",
    is_archived: channel.archived,
    is_general: false,
    unlinked: 0,
    name_normalized: withoutMarks(channel.name ?? ""),
    is_shared: false,
    is_ext_shared: false,
    is_org_shared: false,
    pending_shared: [],
    is_pending_ext_shared: false,
    ...(view.withIsMember && { is_member: membership !== undefined }),
    is_private: true,
    is_mpim: true,
    ...reading(membership, view),
    is_open: membership?.open ?? false,
    updated: updatedMs(channel),
    topic: toText(channel.topic),
    purpose: toText(channel.purpose),
    ...(view.withMemberCount && { num_members: memberCount }),
    ...(view.locale !== undefined && { locale: view.locale }),
    priority: 0,
  };
}

function toDirect({ channel, memberCount, membership }: SeenChannel, view: ConversationView): Conversation {
  const user = partnerOf(channel, view.viewerId);
  return {
    id: channel.id,
    created: secondsOf(channel.created),
    is_im: true,
    is_org_shared: false,
    user,
    ...(view.deactivated.has(user) && { is_user_deleted: true }),
    ...reading(membership, view),
    ...(membership !== undefined && view.withReading && { is_open: membership.open }),
    priority: 0,
    ...(view.withMemberCount && { num_members: memberCount }),
    ...(view.locale !== undefined && { locale: view.locale }),
  };
}

/** The other user of a direct conversation, which is the viewer in a conversation with oneself. */
export function partnerOf({ dmUserIds = [] }: Channel, viewerId: Id): Id {
  return dmUserIds.find((id) => id !== viewerId) ?? viewerId;
}

function reading(membership: ChannelMembership | undefined, { withReading, unread }: ConversationView) {
  if (membership === undefined || !withReading) return {};
  return { last_read: membership.lastReadTs, ...unread };
}

/** Only older private channels and group conversations have identifiers with G. */
function prefixFlags({ id }: Channel) {
  const isGroup = id.startsWith("G");
  return { is_channel: !isGroup, is_group: isGroup };
}

function updatedMs({ created, updated = created }: Channel): number {
  return millisecondsOf(updated);
}

function toText(text: ChannelText | undefined): ConversationText {
  if (text === undefined) return { value: "", creator: "", last_set: 0 };
  return { value: text.value, creator: text.creatorId ?? "", last_set: secondsOf(text.set) };
}

/** Settings of a channel with its canvas and the tab of that, as the Web API shows them. Absent if there are none. */
function toProperties({ properties, canvas }: Channel): Pick<Conversation, "properties"> {
  if (canvas === undefined) return properties === undefined ? {} : { properties };
  const data = { file_id: canvas.id };
  const tab = { id: `Ct${canvas.id.slice(1)}`, label: "", type: "channel_canvas", data, is_disabled: false };
  return { properties: { ...properties, canvas: { ...data, is_empty: canvas.empty }, tabs: [tab] } };
}

/** The state of a conversation for a user who has just joined it. */
export const newMembership: ChannelMembership = { lastReadTs: printTs(0), open: true };

/** The view of a channel in the answer of a method that changes it. */
export function changedView(
  { workspace, user }: Pick<WebapiCaller, "workspace" | "user">,
  owners: Owners,
): ConversationView {
  return {
    workspaceId: workspace.id,
    viewerId: user?.id ?? "",
    withIsMember: true,
    withReading: true,
    withMemberCount: false,
    owners,
    deactivated: new Set(),
  };
}

/** Whether a channel is its workspace's general channel. */
export function isGeneral({ kind, name, general }: Pick<Channel, "kind" | "name" | "general">): boolean {
  return general ?? (kind === "public" && name === "general");
}
