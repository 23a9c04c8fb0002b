import { askedAppEvents } from "../approvals/events.js";
import { changedCanvasEvents } from "../canvases/events.js";
import { joinedEvents, leftEvents } from "../channel-members/events.js";
import { changedChannelEvents, openedEvents } from "../channels/events.js";
import { changedDoNotDisturbEvents } from "../do-not-disturb/events.js";
import type { EventSource } from "../events/event-source.js";
import { changedFileEvents } from "../files/events.js";
import { addedMemberEvents, changedGroupEvents, removedMemberEvents } from "../groups/events.js";
import { changedListEvents } from "../lists/events.js";
import { changedMessageEvents, postedMessageEvents } from "../messages/events/changes.js";
import { addedReactionEvents, removedReactionEvents } from "../reactions/events.js";
import { changedTokenEvents, revokedInstallationEvents, revokedTokenEvents } from "../tokens/events.js";
import { changedUserEvents } from "../users/events/changes.js";
import type { Write } from "../writes.js";

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
