import type { Channel } from "../model/channel.js";
import type { ChannelWrite } from "../model/channel-store.js";
import type { CommitView, EventRead } from "../model/commit-view.js";
import { documents } from "../model/documents.js";
import type { EventDraft, FarewellDraft } from "../model/event-draft.js";
import { placesOf } from "../model/placed.js";
import type { Id } from "../values/ids.js";
import { conversationAudience } from "./conversation-audience.js";
import type { EventSource } from "./event-source.js";
import { eventTsOf } from "./event-time.js";

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
