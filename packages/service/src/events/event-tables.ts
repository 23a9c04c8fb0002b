import type { CommitEventType } from "@rollcall/api/events";
import type { Write } from "../model/store.js";
import {
  askedAppEvents,
  changedTokenEvents,
  revokedInstallationEvents,
  revokedTokenEvents,
  writeAppRequested,
  writeFunctionExecuted,
  writeTokensRevoked,
  writeUninstalled,
} from "./apps.js";
import { joinedEvents, leftEvents, writeJoined, writeLeft, writeOwnLeaving } from "./channel-members.js";
import {
  changedChannelEvents,
  openedEvents,
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
import type { EventSource, WritePayload } from "./event-source.js";
import {
  changedCanvasEvents,
  changedFileEvents,
  changedListEvents,
  writeFileChange,
  writeFileDeleted,
  writeFileEvent,
  writeShareEvent,
} from "./files.js";
import {
  addedMemberEvents,
  changedGroupEvents,
  removedMemberEvents,
  writeMembersChanged,
  writeSelfMoved,
  writeSubteam,
} from "./groups.js";
import { writeLinkShared } from "./link-shared.js";
import {
  changedMessageEvents,
  postedMessageEvents,
  writeMention,
  writeMessageEvent,
  writeMetadataDeleted,
  writeMetadataPosted,
  writeMetadataUpdated,
  writePinAdded,
  writePinRemoved,
} from "./messages.js";
import { addedReactionEvents, removedReactionEvents, writeReaction } from "./reactions.js";
import {
  changedDoNotDisturbEvents,
  changedUserEvents,
  writeDndUpdated,
  writeDndUpdatedUser,
  writeTeamJoin,
  writeUserChange,
} from "./users.js";

/** Makers of events by the name of the write that brings them about, see `nameOf`. */
const sources = {
  insertMessage: postedMessageEvents,
  changeMessage: changedMessageEvents,
  recordActivity: addedReactionEvents,
  removeReaction: removedReactionEvents,
  putChannel: changedChannelEvents,
  addChannelMembers: joinedEvents,
  removeChannelMembers: leftEvents,
  changeMembership: openedEvents,
  putUser: changedUserEvents,
  putFile: changedFileEvents,
  putCanvas: changedCanvasEvents,
  putList: changedListEvents,
  putDoNotDisturb: changedDoNotDisturbEvents,
  putGroup: changedGroupEvents,
  addGroupMembers: addedMemberEvents,
  removeGroupMembers: removedMemberEvents,
  putToken: changedTokenEvents,
  revokeUserTokens: revokedTokenEvents,
  revokeInstallations: revokedInstallationEvents,
  putAppRequest: askedAppEvents,
};

/** Maker of the events of a write; undefined if it brings none about. */
export function eventSourceOf(name: string): EventSource | undefined {
  // Each source is registered under the name of its own write.
  const byName: Readonly<Record<string, EventSource<never> | undefined>> = sources;
  return byName[name] as EventSource<Write> | undefined;
}

/** Writers of payloads, by the type of their event. A person runs a step of a workflow, so no commit of a call does. */
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
} as const satisfies Readonly<Record<CommitEventType | "function_executed", WritePayload>>;

/** Writer of the payload of an event by its type; undefined if nothing here brings the event about. */
export function payloadWriterOf(type: string): WritePayload<object> | undefined {
  // The drafts of a type state the facts that its writer reads.
  const byType: Readonly<Record<string, WritePayload | undefined>> = writers;
  return byType[type] as WritePayload<object> | undefined;
}
