import { writeAppRequested } from "./approvals.js";
import { writeJoined, writeLeft, writeOwnLeaving } from "./channel-members.js";
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
} from "./channels.js";
import { writeDndUpdated, writeDndUpdatedUser } from "./do-not-disturb.js";
import type { WritePayload } from "./event-source.js";
import { writeFileChange, writeFileDeleted, writeFileEvent, writeShareEvent } from "./files.js";
import { writeMembersChanged, writeSelfMoved, writeSubteam } from "./groups.js";
import { writeLinkShared } from "./link-shared.js";
import {
  writeMention,
  writeMessageEvent,
  writeMetadataDeleted,
  writeMetadataPosted,
  writeMetadataUpdated,
  writePinAdded,
  writePinRemoved,
} from "./messages.js";
import { writeReaction } from "./reactions.js";
import { writeTokensRevoked, writeUninstalled } from "./tokens.js";
import { writeTeamJoin, writeUserChange } from "./users.js";
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
