import type { Channel } from "../../../channels/channel.js";
import type { Id } from "../../../organizations/organization.js";
import { compareText } from "../../compare-text.js";
import type { Expectation } from "../../expectation.js";
import { printTs, readTs } from "../../message-ts.js";
import type { Write } from "../../write.js";
import { findDm, holds } from "./map-expectations.js";
import { recordMessageEvents } from "./map-messages.js";
import type { MapState } from "./map-state.js";

/** What a write made, or the expectation that it failed on. */
export type Applied = {
  readonly made?: { readonly channelId: Id; readonly ts: string };
  readonly failed?: Expectation;
};

/** Changes the state by one write, unless it breaks what the store keeps unique. */
export function applyWrite(state: MapState, write: Write): Applied {
  const failed = guards(state, write).find((guard) => !holds(state, guard));
  if (failed !== undefined) return { failed };
  switch (write.kind) {
    case "insertMessage":
      return insertMessage(state, write);
    case "addGroupMembers":
      join(state, state.groups, state.groupMembers, write.groupId, write.userIds);
      return {};
    case "addChannelMembers":
      join(state, state.channels, state.channelMembers, write.channelId, write.userIds);
      return {};
    case "removeGroupMembers":
      for (const id of write.userIds) state.groupMembers.get(write.groupId)?.delete(id);
      return {};
    case "removeChannelMembers":
      for (const id of write.userIds) state.channelMembers.get(write.channelId)?.delete(id);
      return {};
    case "clearGroupMembers":
      state.groupMembers.delete(write.groupId);
      return {};
    case "removeGroup":
      state.groups.delete(write.id);
      state.groupMembers.delete(write.id);
      return {};
    case "revokeUserTokens":
      for (const [hash, token] of state.tokens)
        if (token.userId === write.userId) state.tokens.set(hash, { ...token, revoked: true });
      return {};
    case "grantListAccess":
      grant(state, write);
      return {};
    case "revokeListAccess":
      for (const subject of write.subjects) state.listAccess.get(write.listId)?.delete(subjectKey(subject));
      return {};
    case "recordMessageEvents":
      recordMessageEvents(state, write.events);
      return {};
    case "removeListExports":
      removeExports(state, write);
      return {};
    case "putFunction":
    case "putCrmOrganization":
    case "putRecord":
    case "putOrganization":
    case "putWorkspace":
    case "putUser":
    case "putGroup":
    case "putToken":
    case "putApp":
    case "putChannel":
    case "putList":
    case "putListRow":
    case "putListExport":
    case "putListExportPart":
    case "putFile":
    case "putCanvas":
    case "putAgentSession":
      put(state, write);
      return {};
  }
}

type Put = Extract<Write, { kind: `put${string}` }>;

function put(state: MapState, write: Put): void {
  switch (write.kind) {
    case "putOrganization":
      state.organizations.set(write.organization.id, copy(write.organization));
      return;
    case "putWorkspace":
      state.workspaces.set(write.workspace.id, copy(write.workspace));
      return;
    case "putUser":
      state.users.set(write.user.id, copy(write.user));
      return;
    case "putGroup":
      state.groups.set(write.group.id, copy(write.group));
      return;
    case "putToken":
      state.tokens.set(write.token.hash, copy(write.token));
      return;
    case "putApp":
      state.apps.set(write.app.id, copy(write.app));
      return;
    case "putChannel":
      state.channels.set(write.channel.id, copy(write.channel));
      return;
    case "putFunction":
      state.functions.set(write.appFunction.id, copy(write.appFunction));
      return;
    case "putCrmOrganization":
      state.crmOrganizations.set(write.crmOrganization.id, copy(write.crmOrganization));
      return;
    case "putRecord":
      state.records.set(write.record.id, copy(write.record));
      return;
    case "putCanvas":
      state.canvases.set(write.canvas.id, copy(write.canvas));
      return;
    case "putAgentSession":
      state.agentSessions.set(write.agentSession.id, copy(write.agentSession));
      return;
    case "putList":
      state.lists.set(write.list.id, copy(write.list));
      return;
    case "putListRow":
      state.listRows.set(write.row.id, copy(write.row));
      return;
    case "putListExport":
      state.listExports.set(write.job.id, copy(write.job));
      return;
    case "putListExportPart":
      putPart(state, write);
      return;
    case "putFile":
      state.files.set(write.file.id, copy(write.file));
      return;
  }
}

function removeExports(state: MapState, { listId, before }: Extract<Write, { kind: "removeListExports" }>): void {
  for (const job of [...state.listExports.values()]) {
    if (job.listId !== listId || compareText(job.created, before) >= 0) continue;
    state.listExports.delete(job.id);
    state.listExportParts.delete(job.id);
  }
}

function putPart({ listExportParts }: MapState, write: Extract<Write, { kind: "putListExportPart" }>): void {
  const parts = listExportParts.get(write.id) ?? new Map<number, string>();
  listExportParts.set(write.id, parts.set(write.part, write.text));
}

/** What a write needs, stated or not. */
function guards(state: MapState, write: Write): readonly Expectation[] {
  if (write.kind === "putUser") {
    const { user, replaces: version } = write;
    const { id: except, userName: name, emails } = user;
    const addresses = emails.map((address) => ({ kind: "freeEmail", address, except }) as const);
    const replaced = version === undefined ? [] : [{ kind: "version", of: "user", id: user.id, version } as const];
    return [{ kind: "freeUserName", name, except }, ...replaced, ...addresses];
  }
  if (write.kind === "putGroup") {
    return [{ kind: "freeGroupName", name: write.group.displayName, except: write.group.id }];
  }
  return write.kind === "putChannel" ? channelGuards(state, write.channel) : [];
}

function channelGuards(state: MapState, channel: Channel): readonly Expectation[] {
  const { id: except, workspaceId, name, dmUserIds: userIds } = channel;
  if (name !== undefined) return [{ kind: "freeChannelName", workspaceId, name, except }];
  if (userIds === undefined || findDm(state, workspaceId, userIds) === except) return [];
  return [{ kind: "freeDm", workspaceId, userIds }];
}

function insertMessage(state: MapState, write: Extract<Write, { kind: "insertMessage" }>): Applied {
  const { message, nowMs, whileOpen = false } = write;
  const { channelId } = message;
  const channel = state.channels.get(channelId);
  if (channel === undefined || (whileOpen && channel.archived))
    return { failed: { kind: "openChannel", id: channelId } };
  const earlier = state.messages.get(channelId) ?? [];
  const last = readTs(earlier.at(-1)?.ts ?? "") ?? 0;
  const ts = printTs(Math.max(last + 1, Math.round(nowMs * 1000)));
  state.messages.set(channelId, [...earlier, copy({ ...message, ts })]);
  return { made: { channelId, ts } };
}

function join(
  state: MapState,
  owners: ReadonlyMap<Id, unknown>,
  members: Map<Id, Set<Id>>,
  ownerId: Id,
  userIds: readonly Id[],
): void {
  if (!owners.has(ownerId)) return;
  const joining = userIds.filter((id) => state.users.has(id));
  members.set(ownerId, new Set([...(members.get(ownerId) ?? []), ...joining]));
}

function grant(state: MapState, { listId, access }: Extract<Write, { kind: "grantListAccess" }>): void {
  if (!state.lists.has(listId)) return;
  const granted = state.listAccess.get(listId) ?? new Map();
  for (const entry of access) granted.set(subjectKey(entry.subject), copy(entry));
  state.listAccess.set(listId, granted);
}

function subjectKey({ kind, id }: { readonly kind: string; readonly id: Id }): string {
  return `${kind} ${id}`;
}

/** A document as a database gives it back. */
function copy<T extends object>(document: T): T {
  return JSON.parse(JSON.stringify(document)) as T;
}
