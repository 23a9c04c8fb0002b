import { agentSessionId } from "../model/agent-session.js";
import { isIn } from "../model/channel.js";
import { fileUploads } from "../model/file.js";
import { authorOf, type Message, pinnedColumn, threadColumn } from "../model/message.js";
import type { ClientMsgKey } from "../model/message-store.js";
import { nameKey } from "../model/port/stored-text.js";
import type { Expectation } from "../model/store.js";
import type { Id } from "../values/ids.js";
import { readTs } from "../values/message-ts.js";
import { holdsForReaction } from "./map-reactions.js";
import { documentsOf, type MapState, messagesIn, toMapKey } from "./map-state.js";

/** Whether an expectation is met in the state. */
export function holds(state: MapState, expectation: Expectation): boolean {
  switch (expectation.kind) {
    case "version":
      return versionOf(state, expectation) === expectation.version;
    case "freeUserName":
    case "freeHandle":
      return (
        !isHeld(state, expectation.name, expectation.except) &&
        !some(state.documents.channel, ({ name }) => isName(name, expectation.name))
      );
    case "freeEmail":
      return !some(
        state.documents.user,
        ({ id, emails }) => id !== expectation.except && emails.some((email) => isName(email, expectation.address)),
      );
    case "freeGroupName":
      return !some(
        state.documents.group,
        ({ id, displayName }) => id !== expectation.except && isName(displayName, expectation.name),
      );
    case "freeChannelName":
      return (
        !isHeld(state, expectation.name) &&
        !some(
          state.documents.channel,
          (channel) =>
            channel.id !== expectation.except &&
            isIn(channel, expectation.workspaceId) &&
            isName(channel.name, expectation.name),
        )
      );
    case "freeDm":
      return findDm(state, expectation.workspaceId, expectation.userIds) === undefined;
    case "mayJoin":
      return expectation.userIds.every((id) => mayJoin(state, id));
    case "openChannel":
      return state.documents.channel.get(expectation.id)?.archived === false;
    case "channelMember":
      return state.channelMembers.get(expectation.channelId)?.has(expectation.userId) === true;
    case "channelStranger":
      return state.channelMembers.get(expectation.channelId)?.has(expectation.userId) !== true;
    case "channelMembersWithin": {
      const { channelId, atLeast, atMost = Number.POSITIVE_INFINITY } = expectation;
      const count = state.channelMembers.get(channelId)?.size ?? 0;
      return count >= atLeast && count <= atMost;
    }
    case "freeAgentSession":
      return !state.documents.agentSession.has(agentSessionId(expectation));
    case "freeClientMsgId":
      return !messagesIn(state, expectation.channelId).some(
        (message) => hasClientMsgKey(message, expectation) && message.ts >= expectation.since,
      );
    case "replyCount":
      return countReplies(state, expectation) === expectation.count;
    case "pinsAtMost":
      return countPins(state, expectation.channelId) <= expectation.atMost;
    case "mayReact":
    case "hasReacted":
      return holdsForReaction(state, expectation);
    case "membersAtMost":
      return (state.groupMembers.get(expectation.groupId)?.size ?? 0) <= expectation.atMost;
    case "messagesAtMost": {
      const { workspaceId, atMost } = expectation;
      return state.documents.workspace.has(workspaceId) && countMessages(state, workspaceId) <= atMost;
    }
    case "managedAppsAtMost": {
      const { managerAppId, atMost } = expectation;
      const made = [...state.documents.app.values()].filter((app) => app.managerAppId === managerAppId && !app.deleted);
      return state.documents.app.has(managerAppId) && made.length <= atMost;
    }
    case "uploadsAtMost":
      return countUploads(state, expectation) <= expectation.atMost;
  }
}

/** Whether a message has the author and client ID of the key. */
export function hasClientMsgKey(message: Message, { appId, authorId, clientMsgId }: ClientMsgKey): boolean {
  return message.appId === appId && authorOf(message) === authorId && message.clientMsgId === clientMsgId;
}

/** ID of the DM of two users, given in any order. */
export function findDm(state: MapState, workspaceId: Id, userIds: readonly Id[]): Id | undefined {
  const wanted = [...userIds].sort().join(" ");
  return [...state.documents.channel.values()].find(
    (channel) => channel.workspaceId === workspaceId && channel.dmUserIds?.toSorted().join(" ") === wanted,
  )?.id;
}

/** Number of messages in all channels of a workspace. */
export function countMessages(state: MapState, workspaceId: Id): number {
  const channels = [...state.documents.channel.values()].filter((channel) => channel.workspaceId === workspaceId);
  return channels.reduce((sum, { id }) => sum + messagesIn(state, id).length, 0);
}

function countUploads(state: MapState, wanted: Extract<Expectation, { kind: "uploadsAtMost" }>): number {
  const { token, due } = fileUploads.columns;
  const its = [...state.documents.fileUpload.values()].filter((upload) => token.of(upload) === wanted.tokenHash);
  return its.filter((upload) => due.of(upload) > wanted.dueAfterMs).length;
}

function countPins(state: MapState, channelId: Id): number {
  return messagesIn(state, channelId).filter((it) => pinnedColumn(it) !== undefined).length;
}

function countReplies(state: MapState, { channelId, threadTs }: Extract<Expectation, { kind: "replyCount" }>): number {
  const thread = readTs(threadTs);
  return messagesIn(state, channelId).filter((it) => thread !== undefined && threadColumn(it) === thread).length;
}

function versionOf(state: MapState, { document, key }: Extract<Expectation, { kind: "version" }>): number {
  const value = documentsOf(state, document).get(toMapKey(key));
  if (value === undefined) return 0;
  return "version" in value ? Number(value.version) : 1;
}

/** Whether a user or a group has the name. */
function isHeld({ documents }: MapState, name: string, except?: Id): boolean {
  return (
    some(documents.user, ({ id, userName }) => id !== except && isName(userName, name)) ||
    some(documents.group, ({ id, handle }) => id !== except && isName(handle, name))
  );
}

function mayJoin(state: MapState, id: Id): boolean {
  const user = state.documents.user.get(id);
  return user?.active === true && user.guest?.kind !== "single";
}

/** Whether a stored name is the wanted one, ignoring case. */
export function isName(stored: string | undefined, wanted: string): boolean {
  return stored !== undefined && nameKey(stored) === nameKey(wanted);
}

function some<T>(documents: ReadonlyMap<string, T>, predicate: (document: T) => boolean): boolean {
  return [...documents.values()].some(predicate);
}
