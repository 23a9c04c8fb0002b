import type { AppRequest } from "../model/app-request.js";
import type { AppResolution } from "../model/app-resolution.js";
import type { DoNotDisturb } from "../model/do-not-disturb.js";
import type { Message } from "../model/message.js";
import type { User } from "../model/user.js";
import { toSchedule, toSnooze } from "../rules/do-not-disturb/to-state.js";
import { mayReadEmail, showUser } from "../rules/users/representation/show-user.js";
import type { Id } from "../values/ids.js";
import { secondsOf } from "../values/instant.js";
import type { Ts } from "../values/message-ts.js";
import { writeJoined, writeLeft, writeOwnLeaving } from "./channel-members-payloads.js";
import {
  writeArchive,
  writeChannelCreated,
  writeDeleted,
  writeGroupUnarchive,
  writeImCreated,
  writeOpened,
  writeRename,
  writeShared,
  writeUnshared,
} from "./channels-payloads.js";
import { writeLinkShared } from "./link-shared.js";
import {
  writeMention,
  writeMessageEvent,
  writeMetadataDeleted,
  writeMetadataPosted,
  writeMetadataUpdated,
  writePinAdded,
  writePinRemoved,
} from "./messages-payloads.js";
import type { Receiver, WritePayload } from "./receiver.js";
import { writeMembersChanged, writeSelfMoved, writeSubteam } from "./user-groups-payloads.js";
import { writeFunctionExecuted } from "./write-function-executed.js";

/** Writers of payloads, by the type of their event. */
const writers = {
  message: writeMessageEvent,
  app_mention: writeMention,
  message_metadata_posted: writeMetadataPosted,
  message_metadata_updated: writeMetadataUpdated,
  message_metadata_deleted: writeMetadataDeleted,
  pin_added: writePinAdded,
  pin_removed: writePinRemoved,
  reaction_added: writeReaction("reaction_added"),
  reaction_removed: writeReaction("reaction_removed"),
  member_joined_channel: writeJoined,
  member_left_channel: writeLeft,
  channel_left: writeOwnLeaving("channel_left"),
  group_left: writeOwnLeaving("group_left"),
  channel_created: writeChannelCreated,
  channel_rename: writeRename("channel_rename"),
  channel_archive: writeArchive("channel_archive"),
  channel_unarchive: writeArchive("channel_unarchive"),
  channel_deleted: writeDeleted("channel_deleted"),
  channel_shared: writeShared,
  channel_unshared: writeUnshared,
  group_deleted: writeDeleted("group_deleted"),
  group_rename: writeRename("group_rename"),
  group_archive: writeArchive("group_archive"),
  group_unarchive: writeGroupUnarchive,
  im_created: writeImCreated,
  im_open: writeOpened("im_open"),
  im_close: writeOpened("im_close"),
  group_open: writeOpened("group_open"),
  group_close: writeOpened("group_close"),
  link_shared: writeLinkShared,
  file_created: writeFileEvent("file_created"),
  file_public: writeFileEvent("file_public"),
  file_shared: writeShareEvent("file_shared"),
  file_unshared: writeShareEvent("file_unshared"),
  file_change: writeFileChange,
  file_deleted: writeFileDeleted,
  tokens_revoked: writeTokensRevoked,
  app_uninstalled: writeUninstalled,
  app_requested: writeAppRequested,
  team_join: writeTeamJoin,
  user_change: writeUserChange("user_change"),
  user_profile_changed: writeUserChange("user_profile_changed"),
  user_status_changed: writeUserChange("user_status_changed"),
  subteam_created: writeSubteam("subteam_created"),
  subteam_updated: writeSubteam("subteam_updated"),
  subteam_members_changed: writeMembersChanged,
  subteam_self_added: writeSelfMoved("subteam_self_added"),
  subteam_self_removed: writeSelfMoved("subteam_self_removed"),
  dnd_updated: writeDndUpdated,
  dnd_updated_user: writeDndUpdatedUser,
  function_executed: writeFunctionExecuted,
} as const satisfies Readonly<Record<string, WritePayload>>;

/** Writer of the payload of an event by its type; undefined if nothing here brings the event about. */
export function payloadWriterOf(type: string): WritePayload<object> | undefined {
  // The drafts of a type state the facts that its writer reads.
  const byType: Readonly<Record<string, WritePayload | undefined>> = writers;
  return byType[type] as WritePayload<object> | undefined;
}

/** Writes `app_requested`. */
async function writeAppRequested(
  { request, previous }: { readonly request: AppRequest; readonly previous?: AppResolution },
  { store }: Receiver,
): Promise<object | undefined> {
  // It needs the texts of all scopes, which no other event does.
  const { toAppRequest } = await import("../rules/approvals/to-app-request.js");
  const shown = await toAppRequest(request, previous, store);
  return shown && { type: "app_requested", app_request: shown };
}

/** Writes `tokens_revoked`. */
async function writeTokensRevoked({
  oauth,
  bot,
}: {
  readonly oauth: readonly Id[];
  readonly bot: readonly Id[];
}): Promise<object> {
  const tokens = { ...(oauth.length > 0 && { oauth }), ...(bot.length > 0 && { bot }) };
  return { type: "tokens_revoked", tokens };
}

/** Writes `app_uninstalled`. */
async function writeUninstalled(): Promise<object> {
  return { type: "app_uninstalled" };
}

interface ReactionFacts {
  readonly channelId: string;
  readonly message: Message;
  readonly userId: string;
  readonly name: string;
  readonly eventTs: Ts;
}

/** Writes `reaction_added` and `reaction_removed`. */
function writeReaction(type: "reaction_added" | "reaction_removed") {
  return async ({ channelId, message, userId, name, eventTs }: ReactionFacts): Promise<object> => {
    const author = message.userId ?? message.authorId;
    return {
      type,
      user: userId,
      reaction: name,
      item: { type: "message", channel: channelId, ts: message.ts },
      ...(author !== undefined && { item_user: author }),
      event_ts: eventTs,
    };
  };
}

interface Facts {
  readonly doNotDisturb: DoNotDisturb;
  readonly timezone: string;
  readonly eventTs: Ts;
}

/** Writes `dnd_updated`, for the user. */
async function writeDndUpdated({ doNotDisturb, timezone, eventTs }: Facts, { nowMs }: Receiver): Promise<object> {
  const { userId: user } = doNotDisturb;
  const dnd_status = { ...toSchedule(doNotDisturb, { timezone }, nowMs), ...toSnooze(doNotDisturb, nowMs) };
  return { type: "dnd_updated", user, dnd_status, event_ts: eventTs };
}

/** Writes `dnd_updated_user`, for everybody else. */
async function writeDndUpdatedUser(facts: Facts, { nowMs }: Receiver): Promise<object> {
  const { doNotDisturb, timezone, eventTs } = facts;
  const dnd_status = toSchedule(doNotDisturb, { timezone }, nowMs);
  return { type: "dnd_updated_user", user: doNotDisturb.userId, dnd_status, event_ts: eventTs };
}

interface UserFacts {
  readonly user: User;
  readonly eventTs: Ts;
}

/** Writes `team_join`. */
async function writeTeamJoin({ user }: UserFacts, receiver: Receiver): Promise<object> {
  return { type: "team_join", user: await show(user, receiver) };
}

/** Writes `user_change`, `user_profile_changed` and `user_status_changed`. */
function writeUserChange(type: "user_change" | "user_profile_changed" | "user_status_changed") {
  return async ({ user, eventTs }: UserFacts, receiver: Receiver): Promise<object> => ({
    type,
    user: await show(user, receiver),
    cache_ts: secondsOf(user.updated),
    event_ts: eventTs,
  });
}

function show(user: User, { caller, store, siteUrl, nowMs }: Receiver) {
  const withEmail = mayReadEmail(caller, "users:read.email");
  return showUser(user, { caller, store, siteUrl, nowMs, withEmail, withLocale: false });
}

interface FileFacts {
  readonly fileId: Id;
  readonly userId: Id;
  readonly eventTs: Ts;
}

/** Writes the events of a file and a user. */
function writeFileEvent(type: "file_created" | "file_public") {
  return async ({ fileId, userId, eventTs }: FileFacts): Promise<object> => ({
    type,
    file_id: fileId,
    user_id: userId,
    file: { id: fileId },
    event_ts: eventTs,
  });
}

/** Writes the events of a file and a conversation. */
function writeShareEvent(type: "file_shared" | "file_unshared") {
  return async ({ fileId, userId, channelId, eventTs }: FileFacts & { readonly channelId: Id }): Promise<object> => ({
    type,
    file_id: fileId,
    user_id: userId,
    file: { id: fileId },
    channel_id: channelId,
    event_ts: eventTs,
  });
}

/** Writes `file_change`. */
async function writeFileChange({ fileId }: FileFacts): Promise<object> {
  return { type: "file_change", file_id: fileId, file: { id: fileId } };
}

/** Writes `file_deleted`. */
async function writeFileDeleted({ fileId, eventTs }: FileFacts): Promise<object> {
  return { type: "file_deleted", file_id: fileId, event_ts: eventTs };
}
