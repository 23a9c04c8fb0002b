import type { Write } from "../model/store.js";
import { askedAppEvents } from "./approvals.js";
import { joinedEvents, leftEvents } from "./channel-members.js";
import { changedChannelEvents, openedEvents } from "./channels.js";
import { changedDoNotDisturbEvents } from "./do-not-disturb.js";
import type { EventSource } from "./event-source.js";
import { changedCanvasEvents, changedFileEvents, changedListEvents } from "./files.js";
import { addedMemberEvents, changedGroupEvents, removedMemberEvents } from "./groups.js";
import { changedMessageEvents, postedMessageEvents } from "./messages.js";
import { addedReactionEvents, removedReactionEvents } from "./reactions.js";
import { changedTokenEvents, revokedInstallationEvents, revokedTokenEvents } from "./tokens.js";
import { changedUserEvents } from "./users.js";

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
