import type { Channel } from "../model/channel.js";
import { isGeneral } from "../rules/conversations/is-general.js";
import { sharingFlags } from "../rules/conversations/sharing/sharing-flags.js";
import { findOwners, sharingOf } from "../rules/conversations/sharing/sharing-of.js";
import { secondsOf } from "../values/instant.js";
import type { Ts } from "../values/message-ts.js";
import { withoutMarks } from "../values/without-marks.js";
import type { Receiver } from "./receiver.js";

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
