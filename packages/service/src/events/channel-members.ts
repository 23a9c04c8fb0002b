import { type Channel, placesOf } from "../model/channel.js";
import type { ChannelWrite } from "../model/channel-store.js";
import { documents } from "../model/documents.js";
import type { CommitView, EventDraft, EventRead, FarewellDraft } from "../model/event-draft.js";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/instant.js";
import { conversationAudience, type EventSource, eventTsOf } from "./event-source.js";

type Adds = Extract<ChannelWrite, { kind: "addChannelMembers" }>;
type Removes = Extract<ChannelWrite, { kind: "removeChannelMembers" }>;

/** Events of users who join a channel. */
export const joinedEvents: EventSource<Adds> = {
  subscriptions: ["member_joined_channel"],
  reads,
  drafts: ({ channelId, userIds }, view) => {
    const channel = view.channel(channelId);
    if (channel === undefined || channel.kind === "im") return [];
    const members = new Set(view.membersBefore(channelId, userIds));
    return [...new Set(userIds)].filter((id) => !members.has(id)).map((id) => joined(channel, id, view));
  },
};

/** Events of users who leave a channel. Those who leave receive them too. */
export const leftEvents: EventSource<Removes> = {
  subscriptions: ["member_left_channel", "channel_left", "group_left"],
  reads,
  farewells: (write, view) => ofLeavers(write, view, left),
  drafts: (write, view) => ofLeavers(write, view, ownLeaving),
};

function ofLeavers<Draft>(
  { channelId, userIds }: Removes,
  view: CommitView,
  make: (channel: Channel, userId: Id, view: CommitView) => Draft,
): readonly Draft[] {
  const channel = view.channel(channelId);
  if (channel === undefined || channel.kind === "im") return [];
  return view.membersBefore(channelId, userIds).map((id) => make(channel, id, view));
}

function reads({ channelId, userIds }: Adds | Removes): readonly EventRead[] {
  return [
    { kind: "document", document: documents.channel, key: { id: channelId } },
    { kind: "members", channelId, userIds },
  ];
}

function joined(channel: Channel, userId: Id, view: CommitView): EventDraft {
  const { byId } = view;
  const inviterId = byId === undefined || byId === userId ? undefined : byId;
  const type = "member_joined_channel";
  const facts = { channel, userId, ...(inviterId !== undefined && { inviterId }), eventTs: eventTsOf(view) };
  return { type, audience: conversationAudience(channel, type), facts };
}

function left(channel: Channel, userId: Id, view: CommitView): FarewellDraft {
  const type = "member_left_channel";
  return {
    type,
    audience: conversationAudience(channel, type),
    isFarewell: true,
    facts: leaving(channel, userId, view),
  };
}

function ownLeaving(channel: Channel, userId: Id, view: CommitView): EventDraft {
  const { kind } = channel;
  const type = kind === "public" ? "channel_left" : "group_left";
  const audience = { subscription: type, workspaceIds: placesOf(channel), userId, kind };
  return { type, audience, facts: leaving(channel, userId, view) };
}

function leaving(channel: Channel, userId: Id, view: CommitView): object {
  return { channel, userId, actorId: view.byId ?? userId, eventTs: eventTsOf(view) };
}

interface MemberFacts {
  readonly channel: Channel;
  readonly userId: Id;
  readonly inviterId?: Id;
  readonly actorId?: Id;
  readonly eventTs: Ts;
}

/** Writes `member_joined_channel`. */
export async function writeJoined({ inviterId, ...facts }: MemberFacts): Promise<object> {
  const { event_ts, ...member } = memberOf("member_joined_channel", facts);
  return { ...member, event_ts, ...(inviterId !== undefined && { inviter: inviterId }) };
}

/** Writes `member_left_channel`. */
export async function writeLeft(facts: MemberFacts): Promise<object> {
  return memberOf("member_left_channel", facts);
}

/** Writes what is for the user who left: `channel_left` and `group_left`. */
export function writeOwnLeaving(type: "channel_left" | "group_left") {
  return async ({ channel, actorId, eventTs }: MemberFacts): Promise<object> => ({
    type,
    channel: channel.id,
    actor_id: actorId,
    event_ts: eventTs,
  });
}

function memberOf(type: string, { channel, userId, eventTs }: MemberFacts) {
  return {
    type,
    user: userId,
    channel: channel.id,
    channel_type: channel.kind === "public" ? "C" : "G",
    team: channel.workspaceId,
    event_ts: eventTs,
  };
}
