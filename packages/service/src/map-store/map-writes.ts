import { type Channel, placesOf } from "../model/channel.js";
import { documents } from "../model/documents.js";
import type { ChangeMessage, InsertMessage } from "../model/message-store.js";
import { type AnyDocument, keyOf } from "../model/port/document.js";
import { compareText } from "../model/port/stored-text.js";
import type { Expectation, PutWrite, Write } from "../model/store.js";
import type { Id } from "../values/ids.js";
import { noTs, printTs, readTs } from "../values/message-ts.js";
import { findDm, holds } from "./map-expectations.js";
import { recordActivity } from "./map-messages.js";
import { removeReaction } from "./map-reactions.js";
import { cellOf, documentsOf, type MapState, messagesIn, toMapKey } from "./map-state.js";

/** The result of a write, or the expectation that failed. */
type Applied = {
  readonly made?: { readonly channelId: Id; readonly ts: string };
  readonly failed?: Expectation;
};

/** Applies a write to the state, unless it violates uniqueness. */
export function applyWrite(state: MapState, write: Write): Applied {
  const failed = guards(state, write).find((guard) => !holds(state, guard));
  if (failed !== undefined) return { failed };
  switch (write.kind) {
    case "put":
      documentsOf(state, write.document).set(mapKeyOf(write), copy(write.value));
      return {};
    case "remove":
      removeDocument(state, write.document, toMapKey(write.key));
      return {};
    case "insertMessage":
      return insertMessage(state, write);
    case "changeMessage":
      changeMessage(state, write);
      return {};
    case "addGroupMembers":
      joinGroup(state, write.groupId, write.userIds);
      return {};
    case "addChannelMembers":
      joinChannel(state, write.channelId, write.userIds);
      return {};
    case "removeGroupMembers":
      for (const id of write.userIds) state.groupMembers.get(write.groupId)?.delete(id);
      return {};
    case "removeChannelMembers":
      for (const id of write.userIds) state.channelMembers.get(write.channelId)?.delete(id);
      return {};
    case "leaveChannels":
      for (const members of state.channelMembers.values()) members.delete(write.userId);
      return {};
    case "changeMembership":
      changeMembership(state, write);
      return {};
    case "openForMembers":
      for (const [id, member] of state.channelMembers.get(write.channelId) ?? [])
        state.channelMembers.get(write.channelId)?.set(id, { ...member, open: true });
      return {};
    case "clearGroupMembers":
      state.groupMembers.delete(write.groupId);
      return {};
    case "connectMembers":
      connectMembers(state, write);
      return {};
    case "disconnectGroup":
      for (const [key, { groupId, workspaceId }] of state.connectedMembers)
        if (groupId === write.groupId && workspaceId === write.workspaceId) state.connectedMembers.delete(key);
      return {};
    case "revokeUserTokens":
      for (const [hash, token] of state.documents.token)
        if (token.userId === write.userId) state.documents.token.set(hash, { ...token, revoked: true });
      for (const [hash, token] of state.documents.refreshToken)
        if (token.userId === write.userId) state.documents.refreshToken.delete(hash);
      return {};
    case "revokeInstallations":
      for (const [hash, token] of state.documents.token) {
        const { kind, appId, installation, revoked } = token;
        const isIts = appId === write.appId && write.targetIds.includes(installation.target.id);
        if (isIts && !revoked && (kind === "bot" || kind === "user"))
          state.documents.token.set(hash, { ...token, revoked: true, uninstalled: true });
      }
      for (const [hash, { appId, installation }] of state.documents.refreshToken)
        if (appId === write.appId && write.targetIds.includes(installation.target.id))
          state.documents.refreshToken.delete(hash);
      return {};
    case "grantListAccess":
      grant(state, write);
      return {};
    case "revokeListAccess":
      for (const subject of write.subjects) state.listAccess.get(write.listId)?.delete(subjectKey(subject));
      return {};
    case "recordActivity":
      recordActivity(state, write.activity);
      return {};
    case "removeReaction":
      removeReaction(state, write);
      return {};
    case "removeListExports":
      removeExports(state, write);
      return {};
  }
}

function mapKeyOf(write: PutWrite): string {
  const document: AnyDocument = documents[write.document];
  return toMapKey(keyOf(document, write.value));
}

/** Removes a document, everything that belongs to it, and the documents that reference it. */
function removeDocument(state: MapState, name: string, key: string): void {
  if (!documentsOf(state, name).delete(key)) return;
  if (name === "group") state.groupMembers.delete(key);
  if (name === "list") state.listAccess.delete(key);
  for (const document of Object.values<AnyDocument>(documents)) {
    for (const [column, { references }] of Object.entries(document.columns)) {
      if (references?.document !== name || references.onRemove !== "remove") continue;
      for (const [other, value] of documentsOf(state, document.name)) {
        if (cellOf(document, column, value) === key) removeDocument(state, document.name, other);
      }
    }
  }
}

function removeExports(state: MapState, { listId, before }: Extract<Write, { kind: "removeListExports" }>): void {
  for (const job of [...state.documents.listExport.values()]) {
    if (job.listId !== listId || compareText(job.created, before) >= 0) continue;
    removeDocument(state, "listExport", job.id);
  }
}

/** Expectations that a write implies. */
function guards(state: MapState, write: Write): readonly Expectation[] {
  if (write.kind !== "put") return [];
  switch (write.document) {
    case "user": {
      const { id: except, userName: name, emails } = write.value;
      return [
        { kind: "freeUserName", name, except },
        ...emails.map((address) => ({ kind: "freeEmail", address, except }) as const),
      ];
    }
    case "group": {
      const { id: except, displayName, handle } = write.value;
      const freeName = { kind: "freeGroupName", name: displayName, except } as const;
      return handle === undefined ? [freeName] : [freeName, { kind: "freeHandle", name: handle, except }];
    }
    case "channel":
      return channelGuards(state, write.value);
    default:
      return [];
  }
}

function channelGuards(state: MapState, channel: Channel): readonly Expectation[] {
  const { id: except, workspaceId, name, dmUserIds: userIds } = channel;
  if (name !== undefined && userIds === undefined) {
    return placesOf(channel).map((each) => ({ kind: "freeChannelName", workspaceId: each, name, except }));
  }
  if (userIds === undefined || findDm(state, workspaceId, userIds) === except) return [];
  return [{ kind: "freeDm", workspaceId, userIds }];
}

function insertMessage(state: MapState, { message, nowMs }: InsertMessage): Applied {
  const { channelId } = message;
  if (!state.documents.channel.has(channelId)) return { failed: { kind: "openChannel", id: channelId } };
  const latest = messagesIn(state, channelId).at(-1);
  const earliest = latest === undefined ? 0 : (readTs(latest.ts) ?? 0) + 1;
  const ts = printTs(Math.max(earliest, Math.round(nowMs * 1000)));
  const value = copy({ ...message, ts });
  state.documents.message.set(toMapKey(keyOf(documents.message, value)), value);
  return { made: { channelId, ts } };
}

function changeMessage(state: MapState, { message }: ChangeMessage): void {
  const key = toMapKey(keyOf(documents.message, message));
  if (state.documents.message.has(key)) state.documents.message.set(key, copy(message));
}

function joinGroup({ documents, groupMembers }: MapState, groupId: Id, userIds: readonly Id[]): void {
  if (!documents.group.has(groupId)) return;
  const joining = userIds.filter((id) => documents.user.has(id));
  groupMembers.set(groupId, new Set([...(groupMembers.get(groupId) ?? []), ...joining]));
}

/** Every user named takes a place, as in a database. */
function joinChannel({ documents, channelMembers, lastPlaces }: MapState, channelId: Id, userIds: readonly Id[]): void {
  if (!documents.channel.has(channelId)) return;
  const members = new Map(channelMembers.get(channelId));
  const last = lastPlaces.get(channelId) ?? 0;
  const each = [...new Set(userIds)];
  for (const [at, userId] of each.entries()) {
    if (!documents.user.has(userId) || members.has(userId)) continue;
    members.set(userId, { lastReadTs: noTs, open: true, place: last + at + 1 });
  }
  lastPlaces.set(channelId, last + each.length);
  channelMembers.set(channelId, members);
}

function changeMembership(
  { channelMembers }: MapState,
  { channelId, userId, ...change }: Extract<Write, { kind: "changeMembership" }>,
): void {
  const members = channelMembers.get(channelId);
  const member = members?.get(userId);
  if (member === undefined) return;
  const { lastReadTs = member.lastReadTs, open = member.open } = change;
  members?.set(userId, { ...member, lastReadTs, open });
}

function connectMembers(
  { documents, connectedMembers }: MapState,
  { groupId, workspaceIds, userIds }: Extract<Write, { kind: "connectMembers" }>,
): void {
  for (const userId of userIds.filter((id) => documents.user.has(id))) {
    for (const workspaceId of workspaceIds) {
      const member = { groupId, workspaceId, userId };
      connectedMembers.set(toMapKey(member), member);
    }
  }
}

function grant(state: MapState, { listId, access }: Extract<Write, { kind: "grantListAccess" }>): void {
  if (!state.documents.list.has(listId)) return;
  const granted = state.listAccess.get(listId) ?? new Map();
  for (const entry of access) granted.set(subjectKey(entry.subject), copy(entry));
  state.listAccess.set(listId, granted);
}

function subjectKey({ kind, id }: { readonly kind: string; readonly id: Id }): string {
  return `${kind} ${id}`;
}

/** A document as read back from a database. */
function copy<T extends object>(document: T): T {
  return JSON.parse(JSON.stringify(document)) as T;
}
