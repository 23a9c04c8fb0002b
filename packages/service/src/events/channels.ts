import type { Channel, channels } from "../model/channel.js";
import type { ChannelWrite } from "../model/channel-store.js";
import { documents } from "../model/documents.js";
import type { EventDraft } from "../model/event-draft.js";
import { placesOf } from "../model/placed.js";
import type { PutOf } from "../model/port/document.js";
import type { Ts } from "../values/message-ts.js";
import { conversationAudience } from "./conversation-audience.js";
import type { EventSource } from "./event-source.js";
import { eventTsOf } from "./event-time.js";

/** Events of created and changed conversations. */
export const changedChannelEvents: EventSource<PutOf<{ readonly channel: typeof channels }>> = {
  subscriptions: [
    "channel_created",
    "channel_rename",
    "channel_archive",
    "channel_unarchive",
    "channel_deleted",
    "channel_shared",
    "channel_unshared",
    "group_rename",
    "group_archive",
    "group_unarchive",
    "group_deleted",
    "im_created",
  ],
  reads: ({ value: { id } }) => [{ kind: "document", document: documents.channel, key: { id } }],
  drafts: ({ value: channel }, view) => {
    const before = view.before(documents.channel, { id: channel.id });
    const facts = { channel, actorId: view.byId ?? channel.creatorId, eventTs: eventTsOf(view) };
    if (before === undefined) return created(channel, facts);
    if (channel.deleted === true) return [];
    return [
      ...changesOf(before, channel).map((change) => changed(channel, change, facts)),
      ...sharingChanged(before, channel, facts.eventTs),
    ];
  },
  // Nobody is a member of a conversation that is deleted.
  farewells: ({ value: channel }, view) => {
    const before = view.before(documents.channel, { id: channel.id });
    if (before === undefined || before.deleted === true || channel.deleted !== true) return [];
    const facts = { channel, actorId: view.byId ?? channel.creatorId, eventTs: eventTsOf(view) };
    return [{ ...changed(before, "deleted", facts), isFarewell: true }];
  },
};

/** Events of direct conversations that a user opens or closes. */
export const openedEvents: EventSource<Extract<ChannelWrite, { kind: "changeMembership" }>> = {
  subscriptions: ["im_open", "im_close", "group_open", "group_close"],
  reads: ({ channelId: id }) => [{ kind: "document", document: documents.channel, key: { id } }],
  drafts: ({ channelId, userId, open }, view) => {
    const channel = view.channel(channelId);
    if (channel === undefined || open === undefined) return [];
    const type = `${channel.kind === "im" ? "im" : "group"}_${open ? "open" : "close"}`;
    return [ownDraft(type, channel, userId, { channel, userId, eventTs: eventTsOf(view) })];
  },
};

function created(channel: Channel, facts: object): readonly EventDraft[] {
  const { kind, dmUserIds = [] } = channel;
  if (kind === "public") {
    const type = "channel_created";
    return [{ type, audience: { subscription: type, workspaceIds: placesOf(channel), kind }, facts }];
  }
  if (kind !== "im") return [];
  return [...new Set(dmUserIds)].map((userId) => ownDraft("im_created", channel, userId, { ...facts, userId }));
}

/** The changes of a conversation, by the names of their events. */
function changesOf(before: Channel, after: Channel): readonly string[] {
  return [
    ...(before.name === after.name ? [] : ["rename"]),
    ...(before.archived === after.archived ? [] : [after.archived ? "archive" : "unarchive"]),
  ];
}

/** Workspaces that a channel comes to and leaves. Those that have it all along receive the events. */
function sharingChanged(before: Channel, channel: Channel, eventTs: Ts): readonly EventDraft[] {
  const [former, now] = [placesOf(before), placesOf(channel)];
  const draft = (type: string, teamId: string): EventDraft => ({
    type,
    audience: { ...conversationAudience(channel, type), workspaceIds: now.filter((id) => former.includes(id)) },
    facts: { channel, teamId, eventTs },
  });
  return [
    ...now.filter((id) => !former.includes(id)).map((id) => draft("channel_shared", id)),
    ...former.filter((id) => !now.includes(id)).map((id) => draft("channel_unshared", id)),
  ];
}

/** A public channel's change is for its whole workspaces, that of a private one for those who see it. */
function changed(channel: Channel, change: string, facts: object): EventDraft {
  const type = `${channel.kind === "public" ? "channel" : "group"}_${change}`;
  const audience =
    channel.kind === "public"
      ? { subscription: type, workspaceIds: placesOf(channel), kind: channel.kind }
      : conversationAudience(channel, type);
  return { type, audience, facts };
}

/** An event for one user alone. */
function ownDraft(type: string, channel: Channel, userId: string, facts: object): EventDraft {
  const { kind } = channel;
  return { type, audience: { subscription: type, workspaceIds: placesOf(channel), userId, kind }, facts };
}
