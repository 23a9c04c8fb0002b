import type { Channel } from "../../../channels/channel.js";
import { homeOf } from "../../../directory/home-of.js";
import type { Id, Organization } from "../../../organizations/organization.js";
import { recordKey } from "../../../record-channels/crm.js";
import { workspacesOf } from "../../../tokens/workspaces-of.js";
import type { User } from "../../../users/user.js";
import { compareText } from "../../compare-text.js";
import { nameKey } from "../../name-key.js";
import type { HeldToken, Readers, RowSlice, Slice, Sliced, UserSlice } from "../../readers.js";
import type { Store } from "../../store.js";
import { toUserPredicate } from "../../user-predicate.js";
import { createMapAgentSessionReader } from "./map-agent-sessions.js";
import { findDm } from "./map-expectations.js";
import { createMapFunctionReader } from "./map-functions.js";
import { createMapMessageReader } from "./map-messages.js";
import type { MapState } from "./map-state.js";

type RowPlace = NonNullable<RowSlice["after"]>;

/** Reads whatever state is the present one. */
export function createMapReaders(now: () => MapState): Readers {
  return {
    organizations: {
      get: async () => firstOrganization(now()),
      workspace: async (id) => now().workspaces.get(id),
      workspaces: async () => [...now().workspaces.values()].sort(byId),
    },
    users: userReader(now),
    groups: {
      get: async (id) => now().groups.get(id),
      byName: async (name) =>
        [...now().groups.values()].find(({ displayName }) => nameKey(displayName) === nameKey(name)),
      find: async (slice) => cut([...now().groups.values()], slice),
      membersOf: async (ids) => membersOf(now(), ids),
    },
    tokens: {
      byHash: async (hash) => now().tokens.get(hash),
      actsAs: async (appId, userId) =>
        [...now().tokens.values()].some((one) => one.appId === appId && one.userId === userId && !one.revoked),
      held: async (hash) => held(now(), hash),
    },
    apps: { get: async (id) => now().apps.get(id) },
    channels: channelReader(now),
    messages: createMapMessageReader(now),
    functions: createMapFunctionReader(now),
    records: {
      organization: async (id) => now().crmOrganizations.get(id),
      get: async (crmOrgId, objectId) => now().records.get(recordKey(crmOrgId, objectId)),
    },
    lists: listReader(now),
    canvases: { get: async (id) => now().canvases.get(id) },
    agentSessions: createMapAgentSessionReader(now),
    files: {
      get: async (id) => now().files.get(id),
      getMany: async (ids) => [...now().files.values()].filter(({ id }) => ids.includes(id)),
    },
  };
}

function firstOrganization({ organizations }: MapState): Organization | undefined {
  return [...organizations.values()].sort(byId)[0];
}

function held(state: MapState, hash: string): HeldToken | undefined {
  const token = state.tokens.get(hash);
  if (token === undefined) return undefined;
  const [user, app] = [state.users.get(token.userId ?? ""), state.apps.get(token.appId ?? "")];
  const organization = firstOrganization(state);
  const workspace = state.workspaces.get(workspacesOf({ token, user, organization })[0] ?? "");
  return {
    token,
    ...(user !== undefined && { user }),
    ...(app !== undefined && { app }),
    ...(organization !== undefined && { organization }),
    ...(workspace !== undefined && { workspace }),
  };
}

function userReader(now: () => MapState): Store["users"] {
  const find = (predicate: (user: User) => boolean) => [...now().users.values()].find(predicate);
  return {
    get: async (id) => now().users.get(id),
    withGroups: async (id) => {
      const user = now().users.get(id);
      return user && { user, groups: groupsOf(now(), [id]).get(id) ?? [] };
    },
    getMany: async (ids) => [...now().users.values()].filter(({ id }) => ids.includes(id)),
    byUserName: async (name) => find((user) => nameKey(user.userName) === nameKey(name)),
    byEmail: async (address) => find((user) => user.emails.some((email) => nameKey(email) === nameKey(address))),
    nameHolder: async (name) => {
      const user = find(({ userName }) => nameKey(userName) === nameKey(name));
      if (user !== undefined) return { userId: user.id };
      const isChannel = ({ name: own }: Channel) => own !== undefined && nameKey(own) === nameKey(name);
      return [...now().channels.values()].some(isChannel) ? {} : undefined;
    },
    find: async (slice) => cut(selectUsers(now(), slice), slice),
    exceptionsAmong: async (ids) => exceptionsAmong(now(), ids),
    groupsOf: async (ids) => groupsOf(now(), ids),
    namesLike: async (stem) => namesLike(now(), stem),
  };
}

function channelReader(now: () => MapState): Store["channels"] {
  const named = (name: string) =>
    [...now().channels.values()].filter((it) => it.name !== undefined && nameKey(it.name) === nameKey(name));
  return {
    get: async (id) => now().channels.get(id),
    byName: async (workspaceId, name) => named(name).find((channel) => channel.workspaceId === workspaceId),
    nameTaken: async (name) => named(name).length > 0,
    dm: async (workspaceId, one, other) => now().channels.get(findDm(now(), workspaceId, [one, other]) ?? ""),
    isMember: async (channelId, userId) => now().channelMembers.get(channelId)?.has(userId) === true,
    shareChannel: async (one, other) =>
      [...now().channelMembers.values()].some((members) => members.has(one) && members.has(other)),
  };
}

function listReader(now: () => MapState): Store["lists"] {
  return {
    get: async (id) => now().lists.get(id),
    accessOf: async (id) =>
      [...(now().listAccess.get(id) ?? [])].sort(([one], [other]) => compareText(one, other)).map(([, it]) => it),
    rows: async (listId, ids) =>
      [...now().listRows.values()].filter((row) => row.listId === listId && ids.includes(row.id)),
    findRows: async ({ listId, parentId, after, limit }) =>
      [...now().listRows.values()]
        .filter((row) => row.listId === listId && row.parentId === parentId)
        .filter((row) => after === undefined || byPlace(row, after) > 0)
        .sort(byPlace)
        .slice(0, limit),
    lastPlace: async (listId) => {
      const rows = [...now().listRows.values()].filter((row) => row.listId === listId && row.parentId === undefined);
      return rows.toSorted(byPlace).at(-1)?.place;
    },
    parentsAmong: async (listId, ids) => {
      const rows = [...now().listRows.values()].filter((row) => row.listId === listId);
      return new Set(
        rows.flatMap(({ parentId }) => (parentId !== undefined && ids.includes(parentId) ? [parentId] : [])),
      );
    },
    export: async (id) => now().listExports.get(id),
    exportPart: async (id, part) => now().listExportParts.get(id)?.get(part),
  };
}

function selectUsers({ users }: MapState, { home, filter }: UserSlice): readonly User[] {
  const selects = filter === undefined ? () => true : toUserPredicate(filter);
  return [...users.values()].filter((user) => homeOf(user) === home && selects(user));
}

function exceptionsAmong({ users }: MapState, ids: readonly Id[]) {
  const found = ids.map((id) => [id, users.get(id)] as const);
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

function membersOf({ users, groupMembers }: MapState, groupIds: readonly Id[]) {
  const lists = groupIds.map((groupId) => {
    const members = [...users.values()].filter(({ id }) => groupMembers.get(groupId)?.has(id)).sort(byCreation);
    return [groupId, members.map(({ id, displayName }) => ({ id, displayName }))] as const;
  });
  return new Map(lists.filter(([, members]) => members.length > 0));
}

function groupsOf({ groups, groupMembers }: MapState, userIds: readonly Id[]) {
  const lists = userIds.map((userId) => {
    const joined = [...groups.values()].filter(({ id }) => groupMembers.get(id)?.has(userId));
    return [userId, joined.sort((a, b) => compareText(nameKey(a.displayName), nameKey(b.displayName)))] as const;
  });
  return new Map(lists.filter(([, joined]) => joined.length > 0));
}

function namesLike({ users, channels }: MapState, stem: string): readonly string[] {
  const key = nameKey(stem);
  const names = [...users.values()]
    .map(({ userName }) => userName)
    .concat([...channels.values()].flatMap(({ name }) => name ?? []));
  const alike = names.map(nameKey).filter((name) => name.startsWith(key) && /^\d*$/.test(name.slice(key.length)));
  return [...new Set(alike)].sort(compareText);
}

function byCreation(one: { readonly id: Id; readonly created: string }, other: typeof one): number {
  return compareText(one.created, other.created) || byId(one, other);
}

function byPlace(one: RowPlace, other: RowPlace): number {
  return one.place - other.place || byId(one, other);
}

function byId(one: { readonly id: Id }, other: { readonly id: Id }): number {
  return compareText(one.id, other.id);
}
