import { type Channel, type channels, placesOf } from "../model/channel.js";
import type { ChannelWrite } from "../model/channel-store.js";
import { documents } from "../model/documents.js";
import type { EventDraft } from "../model/event-draft.js";
import type { PutOf } from "../model/port/document.js";
import { findOwners, sharingFlags, sharingOf } from "../rules/conversations/sharing/sharing-of.js";
import { isGeneral } from "../rules/conversations/to-conversation.js";
import { secondsOf, type Ts } from "../values/instant.js";
import { withoutMarks } from "../values/text.js";
import { conversationAudience, type EventSource, eventTsOf, type Receiver } from "./event-source.js";
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

interface ChannelFacts {
  readonly channel: Channel;
  readonly actorId?: string;
  readonly userId?: string;
  readonly eventTs: Ts;
}

/** Writes `channel_created`. */
export async function writeChannelCreated({ channel, eventTs }: ChannelFacts, { store }: Receiver): Promise<object> {
  const flags = sharingFlags(sharingOf(channel, await findOwners([channel], store)));
  const { kind, name = "", creatorId = "" } = channel;
  return {
    type: "channel_created",
    channel: {
      id: channel.id,
      name,
      name_normalized: withoutMarks(name),
      is_channel: kind === "public",
      is_group: kind === "private",
      is_im: false,
      is_mpim: false,
      is_private: kind !== "public",
      is_archived: channel.archived,
      is_general: isGeneral(channel),
      is_frozen: false,
      ...flags,
      is_pending_ext_shared: false,
      created: secondsOf(channel.created),
      creator: creatorId,
      context_team_id: channel.workspaceId,
    },
    event_ts: eventTs,
  };
}

/** Writes `channel_rename` and `group_rename`. */
export function writeRename(type: "channel_rename" | "group_rename") {
  return async ({ channel, eventTs }: ChannelFacts): Promise<object> => {
    const { id, name = "", kind } = channel;
    return {
      type,
      channel: {
        id,
        name,
        name_normalized: withoutMarks(name),
        created: secondsOf(channel.created),
        is_channel: kind === "public",
        is_mpim: kind === "mpim",
      },
      event_ts: eventTs,
    };
  };
}

/** Writes `channel_archive`, `channel_unarchive` and `group_archive`. */
export function writeArchive(type: "channel_archive" | "channel_unarchive" | "group_archive") {
  return async ({ channel, actorId, eventTs }: ChannelFacts): Promise<object> => ({
    type,
    channel: channel.id,
    user: actorId,
    ...(type !== "channel_unarchive" && { is_moved: 0 }),
    event_ts: eventTs,
  });
}

/** Writes `group_unarchive`. */
export async function writeGroupUnarchive({ channel, actorId, eventTs }: ChannelFacts): Promise<object> {
  return { type: "group_unarchive", channel: channel.id, actor_id: actorId, event_ts: eventTs };
}

/** Writes `channel_deleted` and `group_deleted`. */
export function writeDeleted(type: "channel_deleted" | "group_deleted") {
  return async ({ channel, actorId, eventTs }: ChannelFacts): Promise<object> => ({
    type,
    channel: channel.id,
    ...(type === "group_deleted" && { date_deleted: secondsOf(channel.updated ?? channel.created) }),
    actor_id: actorId,
    event_ts: eventTs,
  });
}

interface SharingFacts extends ChannelFacts {
  readonly teamId: string;
}

/** Writes `channel_shared`. */
export async function writeShared({ channel, teamId, eventTs }: SharingFacts): Promise<object> {
  return { type: "channel_shared", connected_team_id: teamId, channel: channel.id, event_ts: eventTs };
}

/** Writes `channel_unshared`. */
export async function writeUnshared({ channel, teamId, eventTs }: SharingFacts, { store }: Receiver): Promise<object> {
  const { is_ext_shared } = sharingFlags(sharingOf(channel, await findOwners([channel], store)));
  return {
    type: "channel_unshared",
    previously_connected_team_id: teamId,
    channel: channel.id,
    is_ext_shared,
    event_ts: eventTs,
  };
}

/** Writes `im_created`. */
export async function writeImCreated({ channel, userId }: ChannelFacts): Promise<object> {
  const [one, other = one] = channel.dmUserIds ?? [];
  const partner = one === userId ? other : one;
  const { id, created } = channel;
  return {
    type: "im_created",
    user: userId,
    channel: { id, created: secondsOf(created), is_im: true, user: partner },
  };
}

/** Writes that a user has opened or closed a direct conversation. */
export function writeOpened(type: "im_open" | "im_close" | "group_open" | "group_close") {
  return async ({ channel, userId, eventTs }: ChannelFacts): Promise<object> => ({
    type,
    user: userId,
    channel: channel.id,
    ...(type.startsWith("im_") && { event_ts: eventTs }),
  });
}
