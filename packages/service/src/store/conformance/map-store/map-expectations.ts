import { agentSessionId } from "../../../agent-sessions/agent-session.js";
import type { Id } from "../../../organizations/organization.js";
import type { Expectation } from "../../expectation.js";
import { nameKey } from "../../name-key.js";
import type { MapState } from "./map-state.js";

/** Whether the expectation holds in the state. */
export function holds(state: MapState, expectation: Expectation): boolean {
  switch (expectation.kind) {
    case "version":
      return (versionOf(state, expectation.of, expectation.id) ?? 0) === expectation.version;
    case "freeUserName":
      return (
        !userHasName(state, expectation.name, expectation.except) &&
        !some(state.channels, ({ name }) => isName(name, expectation.name))
      );
    case "freeEmail":
      return !some(
        state.users,
        ({ id, emails }) => id !== expectation.except && emails.some((email) => isName(email, expectation.address)),
      );
    case "freeGroupName":
      return !some(
        state.groups,
        ({ id, displayName }) => id !== expectation.except && isName(displayName, expectation.name),
      );
    case "freeChannelName":
      return (
        !userHasName(state, expectation.name) &&
        !some(
          state.channels,
          ({ id, workspaceId, name }) =>
            id !== expectation.except && workspaceId === expectation.workspaceId && isName(name, expectation.name),
        )
      );
    case "freeDm":
      return findDm(state, expectation.workspaceId, expectation.userIds) === undefined;
    case "mayJoin":
      return expectation.userIds.every((id) => mayJoin(state, id));
    case "openChannel":
      return state.channels.get(expectation.id)?.archived === false;
    case "channelMember":
      return state.channelMembers.get(expectation.channelId)?.has(expectation.userId) === true;
    case "freeAgentSession":
      return !state.agentSessions.has(agentSessionId(expectation));
    case "freeClientMsgId":
      return !(state.messages.get(expectation.channelId) ?? []).some(
        ({ appId, clientMsgId, ts }) =>
          appId === expectation.appId && clientMsgId === expectation.clientMsgId && ts >= expectation.since,
      );
    case "membersAtMost":
      return (state.groupMembers.get(expectation.groupId)?.size ?? 0) <= expectation.atMost;
    case "messagesAtMost": {
      const { workspaceId, atMost } = expectation;
      return state.workspaces.has(workspaceId) && countMessages(state, workspaceId) <= atMost;
    }
    case "managedAppsAtMost": {
      const { managerAppId, atMost } = expectation;
      const made = [...state.apps.values()].filter((app) => app.managerAppId === managerAppId && !app.deleted);
      return state.apps.has(managerAppId) && made.length <= atMost;
    }
  }
}

/** The id of the DM of two users, in any order. */
export function findDm(state: MapState, workspaceId: Id, userIds: readonly [Id, Id]): Id | undefined {
  const wanted = [...userIds].sort().join(" ");
  return [...state.channels.values()].find(
    (channel) => channel.workspaceId === workspaceId && channel.dmUserIds?.toSorted().join(" ") === wanted,
  )?.id;
}

/** The number of messages in all channels of a workspace. */
export function countMessages(state: MapState, workspaceId: Id): number {
  const channels = [...state.channels.values()].filter((channel) => channel.workspaceId === workspaceId);
  return channels.reduce((sum, { id }) => sum + (state.messages.get(id)?.length ?? 0), 0);
}

function versionOf(state: MapState, of: Extract<Expectation, { kind: "version" }>["of"], id: Id): number | undefined {
  switch (of) {
    case "user":
      return state.users.get(id)?.version;
    case "group":
      return state.groups.get(id)?.version;
    case "channel":
      return state.channels.get(id)?.version;
    case "list":
      return state.lists.get(id)?.version;
    case "row":
      return state.listRows.get(id)?.version;
    case "canvas":
      return state.canvases.get(id)?.version;
    case "agentSession":
      return state.agentSessions.get(id)?.version;
    case "app":
      return state.apps.get(id)?.version;
    case "workspace":
      return state.workspaces.get(id)?.version;
    case "record":
      return state.records.get(id)?.version;
    case "organization":
      return state.organizations.get(id)?.version;
  }
}

function userHasName(state: MapState, name: string, except?: Id): boolean {
  return some(state.users, ({ id, userName }) => id !== except && isName(userName, name));
}

function mayJoin(state: MapState, id: Id): boolean {
  const user = state.users.get(id);
  return user?.active === true && user.guest?.kind !== "single";
}

function isName(stored: string | undefined, wanted: string): boolean {
  return stored !== undefined && nameKey(stored) === nameKey(wanted);
}

function some<T>(documents: ReadonlyMap<string, T>, predicate: (document: T) => boolean): boolean {
  return [...documents.values()].some(predicate);
}
