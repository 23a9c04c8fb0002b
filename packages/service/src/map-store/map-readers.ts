import type { Channel } from "../model/channel.js";
import { recordKey } from "../model/crm.js";
import type { CountedGroup, GroupList } from "../model/group.js";
import type { List, RowSlice, SeenLists } from "../model/list.js";
import type { ListRow } from "../model/list-row.js";
import type { Organization } from "../model/organization.js";
import type { Slice, Sliced } from "../model/port/document-reader.js";
import { compareText, nameKey } from "../model/port/stored-text.js";
import type { Readers, Store } from "../model/store.js";
import { type ResolvedToken, workspacesOf } from "../model/token.js";
import { homeOf, type User } from "../model/user.js";
import { toUserPredicate, type UserSlice } from "../model/user-store.js";
import type { Id } from "../values/ids.js";
import { createMapAgentSessionReader } from "./map-agent-sessions.js";
import { createMapChannelReader } from "./map-channels.js";
import { isName } from "./map-expectations.js";
import { createMapFileReader, newestFirst as newestDocumentFirst } from "./map-files.js";
import { createMapFunctionReader } from "./map-functions.js";
import { createMapMessageReader } from "./map-messages.js";
import { createMapReactionReader } from "./map-reactions.js";
import { createMapRoleReader } from "./map-roles.js";
import { createMapSearchReader } from "./map-search.js";
import { seesCanvas, seesList } from "./map-seen-documents.js";
import { administeredUsers, seenUsers } from "./map-seen-users.js";
import { type ConnectedMember, type MapState, toMapKey } from "./map-state.js";

type RowPlace = NonNullable<RowSlice["after"]>;

/** Readers of the current state. */
export function createMapReaders(now: () => MapState): Readers {
  return {
    organizations: {
      get: async () => firstOrganization(now()),
      workspace: async (id) => now().documents.workspace.get(id),
      workspaces: async () => [...now().documents.workspace.values()].sort(byId),
    },
    users: userReader(now),
    groups: {
      get: async (id) => now().documents.group.get(id),
      byName: async (name) =>
        [...now().documents.group.values()].find(({ displayName }) => nameKey(displayName) === nameKey(name)),
      byHandle: async (name) => [...now().documents.group.values()].find(({ handle }) => isName(handle, name)),
      find: async (slice) => cut([...now().documents.group.values()], slice),
      membersOf: async (ids) => membersOf(now(), ids),
      ofWorkspace: async (workspaceId, list) => groupsIn(now(), workspaceId, list),
      countMembers: async (id) => now().groupMembers.get(id)?.size ?? 0,
      connectionsOf: async (id) => workspacesAmong(now(), ({ groupId }) => groupId === id),
    },
    tokens: {
      byHash: async (hash) => now().documents.token.get(hash),
      actsAs: async (appId, userId) =>
        [...now().documents.token.values()].some((one) => one.appId === appId && one.userId === userId && !one.revoked),
      actsAsAmong: async (appId, userIds) => {
        const own = [...now().documents.token.values()].filter((one) => one.appId === appId && !one.revoked);
        return new Set(own.flatMap(({ userId }) => (userId !== undefined && userIds.includes(userId) ? [userId] : [])));
      },
      resolve: async (hash) => resolveToken(now(), hash),
    },
    apps: { get: async (id) => now().documents.app.get(id) },
    channels: createMapChannelReader(now),
    messages: createMapMessageReader(now),
    reactions: createMapReactionReader(now),
    search: createMapSearchReader(now),
    functions: createMapFunctionReader(now),
    records: {
      organization: async (id) => now().documents.crmOrganization.get(id),
      get: async (crmOrgId, objectId) => now().documents.record.get(recordKey(crmOrgId, objectId)),
    },
    lists: listReader(now),
    canvases: {
      get: async (id) => now().documents.canvas.get(id),
      findSeen: async (page) =>
        pageOf([...now().documents.canvas.values()], page, (canvas) => seesCanvas(canvas, page, now())),
    },
    agentSessions: createMapAgentSessionReader(now),
    files: createMapFileReader(now),
    roles: createMapRoleReader(now),
  };
}

function firstOrganization({ documents }: MapState): Organization | undefined {
  return [...documents.organization.values()].sort(byId)[0];
}

function resolveToken(state: MapState, hash: string): ResolvedToken | undefined {
  const token = state.documents.token.get(hash);
  if (token === undefined) return undefined;
  const [user, app] = [state.documents.user.get(token.userId ?? ""), state.documents.app.get(token.appId ?? "")];
  const organization = firstOrganization(state);
  const workspace = state.documents.workspace.get(workspacesOf({ token, user, organization })[0] ?? "");
  return {
    token,
    ...(user !== undefined && { user }),
    ...(app !== undefined && { app }),
    ...(organization !== undefined && { organization }),
    ...(workspace !== undefined && { workspace }),
  };
}

function userReader(now: () => MapState): Store["users"] {
  const find = (predicate: (user: User) => boolean) => [...now().documents.user.values()].find(predicate);
  return {
    get: async (id) => now().documents.user.get(id),
    withGroups: async (id) => {
      const user = now().documents.user.get(id);
      return user && { user, groups: groupsOf(now(), [id]).get(id) ?? [] };
    },
    getMany: async (ids) => [...now().documents.user.values()].filter(({ id }) => ids.includes(id)),
    byUserName: async (name) => find((user) => nameKey(user.userName) === nameKey(name)),
    byEmail: async (address) => find((user) => user.emails.some((email) => nameKey(email) === nameKey(address))),
    nameHolder: async (name) => {
      const user = find(({ userName }) => nameKey(userName) === nameKey(name));
      if (user !== undefined) return { userId: user.id };
      const group = [...now().documents.group.values()].find((one) => isName(one.handle, name));
      if (group !== undefined) return { userId: group.id };
      const isChannel = ({ name: own }: Channel) => own !== undefined && nameKey(own) === nameKey(name);
      return [...now().documents.channel.values()].some(isChannel) ? {} : undefined;
    },
    find: async (slice) => cut(selectUsers(now(), slice), slice),
    seen: async (slice) => seenUsers(now(), slice).toSorted(byCreation).slice(0, slice.limit),
    administered: async (slice) => administeredUsers(now(), slice).toSorted(byCreation).slice(0, slice.limit),
    connectedAmong: async (ids, workspaceId) => {
      const connected = [...now().connectedMembers.values()].filter((member) => member.workspaceId === workspaceId);
      return new Set(connected.flatMap(({ userId }) => (ids.includes(userId) ? [userId] : [])));
    },
    exceptionsAmong: async (ids) => exceptionsAmong(now(), ids),
    groupsOf: async (ids) => groupsOf(now(), ids),
    connectionsOf: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const connected = workspacesAmong(now(), ({ userId }) => userId === id);
          return connected.length === 0 ? [] : [[id, connected] as const];
        }),
      ),
    connectedWorkspaces: async (id) => workspacesAmong(now(), ({ userId }) => userId === id),
    namesLike: async (stem) => namesLike(now(), stem),
  };
}

function listReader(now: () => MapState): Store["lists"] {
  return {
    get: async (id) => now().documents.list.get(id),
    findSeen: async (page) => pageOf([...now().documents.list.values()], page, (list) => seesList(list, page, now())),
    accessOf: async (id) =>
      [...(now().listAccess.get(id) ?? [])].sort(([one], [other]) => compareText(one, other)).map(([, it]) => it),
    rows: async (listId, ids) =>
      [...now().documents.listRow.values()].filter((row) => row.listId === listId && ids.includes(row.id)),
    findRows: async ({ listId, parentId, after, limit }) =>
      [...now().documents.listRow.values()]
        .filter((row) => row.listId === listId && row.parentId === parentId)
        .filter((row) => after === undefined || byPlace(row, after) > 0)
        .sort(byPlace)
        .slice(0, limit),
    newestRows: async ({ listId, archived, after, limit }) =>
      [...now().documents.listRow.values()]
        .filter((row) => row.listId === listId && row.archived === archived)
        .filter((row) => after === undefined || newestFirst(row, after) > 0)
        .sort(newestFirst)
        .slice(0, limit),
    countRows: async (listId) => {
      const rows = [...now().documents.listRow.values()].filter((row) => row.listId === listId);
      const archived = rows.filter((row) => row.archived).length;
      return { rows: rows.length - archived, archived };
    },
    lastPlace: async (listId, parentId) => {
      const rows = [...now().documents.listRow.values()].filter(
        (row) => row.listId === listId && row.parentId === parentId,
      );
      return rows.toSorted(byPlace).at(-1)?.place;
    },
    parentsAmong: async (listId, ids) => {
      const rows = [...now().documents.listRow.values()].filter((row) => row.listId === listId);
      return new Set(
        rows.flatMap(({ parentId }) => (parentId !== undefined && ids.includes(parentId) ? [parentId] : [])),
      );
    },
    export: async (id) => now().documents.listExport.get(id),
    exportPart: async (id, part) => now().documents.listExportPart.get(toMapKey({ id, part }))?.text,
  };
}

/** A page of the Lists or canvases of a workspace, newest first. */
function pageOf<T extends Pick<List, "workspaceId" | "created" | "id">>(
  documents: readonly T[],
  { workspaceId, after, limit }: Pick<SeenLists, "workspaceId" | "after" | "limit">,
  isSeen: (document: T) => boolean,
): readonly T[] {
  return documents
    .filter((document) => document.workspaceId === workspaceId && isSeen(document))
    .filter((document) => after === undefined || newestDocumentFirst(document, after) > 0)
    .sort(newestDocumentFirst)
    .slice(0, limit);
}

function selectUsers({ documents }: MapState, { home, filter }: UserSlice): readonly User[] {
  const selects = filter === undefined ? () => true : toUserPredicate(filter);
  return [...documents.user.values()].filter((user) => homeOf(user) === home && selects(user));
}

function exceptionsAmong({ documents }: MapState, ids: readonly Id[]) {
  const found = ids.map((id) => [id, documents.user.get(id)] as const);
  return new Map(found.filter(([, user]) => user?.active !== true || user.guest !== undefined));
}

function cut<T extends { readonly id: Id; readonly created: string }>(
  documents: readonly T[],
  { offset, limit, order }: Slice,
): Sliced<T> {
  const sorted = [...documents].sort(byCreation);
  const ordered = order === "ascending" ? sorted : sorted.reverse();
  return { items: ordered.slice(offset, offset + limit), total: ordered.length };
}

function membersOf({ documents, groupMembers }: MapState, groupIds: readonly Id[]) {
  const lists = groupIds.map((groupId) => {
    const members = [...documents.user.values()]
      .filter(({ id }) => groupMembers.get(groupId)?.has(id))
      .sort(byCreation);
    return [groupId, members.map(({ id, displayName }) => ({ id, displayName }))] as const;
  });
  return new Map(lists.filter(([, members]) => members.length > 0));
}

function groupsIn(
  { documents, groupMembers }: MapState,
  workspaceId: Id,
  { withDisabled }: GroupList,
): readonly CountedGroup[] {
  return [...documents.group.values()]
    .filter((group) => group.workspaceId === workspaceId || group.connectedWorkspaceIds.includes(workspaceId))
    .filter(({ disabled }) => withDisabled || disabled === undefined)
    .sort(byCreation)
    .map((group) => ({ group, memberCount: groupMembers.get(group.id)?.size ?? 0 }));
}

function groupsOf({ documents, groupMembers }: MapState, userIds: readonly Id[]) {
  const lists = userIds.map((userId) => {
    const joined = [...documents.group.values()].filter(({ id }) => groupMembers.get(id)?.has(userId));
    return [userId, joined.sort((a, b) => compareText(nameKey(a.displayName), nameKey(b.displayName)))] as const;
  });
  return new Map(lists.filter(([, joined]) => joined.length > 0));
}

function workspacesAmong({ connectedMembers }: MapState, select: (member: ConnectedMember) => boolean): readonly Id[] {
  const found = [...connectedMembers.values()].filter(select).map(({ workspaceId }) => workspaceId);
  return [...new Set(found)].sort(compareText);
}

function namesLike({ documents }: MapState, stem: string): readonly string[] {
  const key = nameKey(stem);
  const names = [...documents.user.values()]
    .map(({ userName }) => userName)
    .concat([...documents.channel.values()].flatMap(({ name }) => name ?? []))
    .concat([...documents.group.values()].flatMap(({ handle }) => handle ?? []));
  const alike = names.map(nameKey).filter((name) => name.startsWith(key) && /^\d*$/.test(name.slice(key.length)));
  return [...new Set(alike)].sort(compareText);
}

function byCreation(one: { readonly id: Id; readonly created: string }, other: typeof one): number {
  return compareText(one.created, other.created) || byId(one, other);
}

function byPlace(one: RowPlace, other: RowPlace): number {
  return one.place - other.place || byId(one, other);
}

function newestFirst(one: Pick<ListRow, "created" | "id">, other: Pick<ListRow, "created" | "id">): number {
  return compareText(other.created, one.created) || compareText(other.id, one.id);
}

function byId(one: { readonly id: Id }, other: { readonly id: Id }): number {
  return compareText(one.id, other.id);
}
