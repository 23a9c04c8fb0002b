import type { Awaitable } from "@rollcall/webapi-core";
import { type ConversationType, conversationTypes } from "../../model/channel.js";
import { documents } from "../../model/documents.js";
import { type AnyDocument, keyOf } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { pools } from "./pools.js";

const all = { offset: 0, limit: 100 } as const;
const slice = { workspaceId: "T1", type: "public_channel", from: "C2", limit: 2 } as const;
const stretch = { oldest: "1767225600.000000", latest: "1767225600.000001" } as const;

/** Everything that the readers answer about the values of the pools. */
export async function readEverything(store: Store): Promise<unknown> {
  return {
    documents: await readDocuments(store),
    directory: await readDirectory(store),
    conversations: await readConversations(store),
    reactions: await readReactions(store),
    lists: await readLists(store),
    tokens: await each(pools.hashes, store.tokens.byHash),
    resolved: await readOften(store),
    actsAs: await pairs(pools.apps, pools.users, store.tokens.actsAs),
    actsAsAmong: await each(pools.apps, async (app) =>
      [...(await store.tokens.actsAsAmong(app, pools.users))].toSorted(),
    ),
    apps: await each(pools.apps, store.apps.get),
    functions: await store.functions.find({ appIds: pools.apps, undistributedOf: ["A2"], limit: 2 }),
    record: await store.records.get("O1", "R1"),
    roles: await store.roles.find({ roleIds: [], entityIds: ["T1"], order: "newestFirst", limit: 2 }),
    canvases: await each(pools.canvases, store.canvases.get),
    sessions: await each(pools.sessions, store.agentSessions.get),
    threads: await pairs(pools.users, pools.ts, store.agentSessions.channelsWithThread),
    files: await each(pools.files, store.files.get),
    shares: await store.files.sharesOf(pools.files),
    foundFiles: await each(pools.users, (viewerId) =>
      store.files.find({
        ...{ ...all, workspaceId: "T1", viewerId, seesPublic: false, fromMs: 0, toMs: 9e15 },
        ...{ withLists: true, withCanvases: true },
      }),
    ),
    seenLists: await each(pools.users, (viewerId) => store.lists.findSeen({ workspaceId: "T1", viewerId, limit: 9 })),
    seenCanvases: await each(pools.users, (viewerId) =>
      store.canvases.findSeen({ workspaceId: "T1", viewerId, seesPublic: true, limit: 9 }),
    ),
    someFiles: (await store.files.getMany(["F12", "F11", "F99"])).toSorted((one, other) =>
      one.id.localeCompare(other.id),
    ),
  };
}

/** Reads that calls make most often, so that stores may remember them between commits. */
export async function readOften({ tokens, users, organizations, channels }: Store): Promise<unknown> {
  return {
    tokens: await each(pools.hashes, tokens.resolve),
    users: await each(pools.users, users.get),
    withGroups: await each(pools.users, users.withGroups),
    workspaces: await each(pools.workspaces, organizations.workspace),
    channels: await each(pools.channels, channels.get),
    named: await pairs(pools.workspaces, pools.names, channels.byName),
  };
}

async function readDirectory({ organizations, users, groups }: Store): Promise<unknown> {
  return {
    organization: await organizations.get(),
    workspaces: await organizations.workspaces(),
    users: await each(pools.organizations, (home) => users.find({ ...all, home, order: "ascending" })),
    standaloneUsers: await each(pools.workspaces, (home) => users.find({ ...all, home, order: "ascending" })),
    seenByGuests: await pairs(pools.organizations, pools.users, (home, guestId) =>
      users.seen({ home, guestId, limit: 2 }),
    ),
    seenByGranted: await pairs(pools.workspaces, pools.users, (workspaceId, userId) =>
      users.seen({ home: "E1", granted: { workspaceIds: [workspaceId], userId }, limit: 9 }),
    ),
    administered: await each(pools.workspaces, (id) =>
      users.administered({ home: "E1", active: true, granted: { workspaceIds: [id], userId: "U1" }, limit: 9 }),
    ),
    deactivated: await each(pools.workspaces, (workspaceId) =>
      users.administered({ home: "E1", active: false, workspaceId, limit: 9 }),
    ),
    connections: [...(await users.connectionsOf(pools.users))].toSorted(),
    connectedAmong: await each(pools.workspaces, async (id) =>
      [...(await users.connectedAmong(pools.users, id))].toSorted(),
    ),
    lastUsers: await users.find({ home: "T1", offset: 1, limit: 2, order: "descending" }),
    exceptions: entries(await users.exceptionsAmong([...pools.users, "U99"])),
    someUsers: (await users.getMany(["U10", "U1", "U99"])).toSorted((one, other) => one.id.localeCompare(other.id)),
    byUserName: await each(pools.names, users.byUserName),
    byEmail: await each(pools.addresses, users.byEmail),
    namesLike: (await users.namesLike("ada")).toSorted(),
    groupsOf: entries(await users.groupsOf(pools.users)),
    withGroups: await each(pools.users, users.withGroups),
    groups: await groups.find({ ...all, order: "descending" }),
    membersOf: entries(await groups.membersOf(pools.groups)),
    ofWorkspace: await each(pools.workspaces, (id) => groups.ofWorkspace(id, { withDisabled: true })),
    enabledOfWorkspace: await each(pools.workspaces, (id) => groups.ofWorkspace(id, { withDisabled: false })),
    countMembers: await each(pools.groups, groups.countMembers),
    connectionsOf: await each(pools.groups, groups.connectionsOf),
    connectedWorkspaces: await each(pools.users, users.connectedWorkspaces),
    groupByHandle: await each(pools.names, groups.byHandle),
    groupByName: await each(pools.names, groups.byName),
  };
}

async function readConversations({ channels, messages, users }: Store): Promise<unknown> {
  return {
    channels: await each(pools.channels, channels.get),
    nameTaken: await each(pools.names, channels.nameTaken),
    nameHolder: await each(pools.names, users.nameHolder),
    byName: await pairs(pools.workspaces, pools.names, channels.byName),
    dm: await pairs(pools.users, pools.users, (one, other) => channels.dm("T1", one, other)),
    isMember: await pairs(pools.channels, pools.users, channels.isMember),
    seenBy: await pairs(pools.channels, pools.users, channels.seenBy),
    ofWorkspace: await pairs(pools.workspaces, conversationTypes, (workspaceId, type) =>
      channels.find({ ...slice, workspaceId, type: type as ConversationType }, "U1"),
    ),
    ofMember: await pairs(pools.users, conversationTypes, (userId, type) =>
      channels.ofMember({ ...slice, type: type as ConversationType }, userId),
    ),
    ofBoth: await pairs(pools.users, pools.users, (one, other) => channels.ofBoth(slice, one, other)),
    members: await each(pools.channels, (id) => channels.members(id, { from: 0, limit: 9 })),
    membersAmong: await each(pools.channels, async (id) => (await channels.membersAmong(id, pools.users)).toSorted()),
    history: await each(pools.channels, (id) => messages.history(id, { ...stretch, limit: 2, order: "newestFirst" })),
    historyForward: await each(pools.channels, (id) =>
      messages.history(id, { ...stretch, limit: 2, order: "oldestFirst" }),
    ),
    countAfter: await pairs(pools.channels, pools.ts, messages.countAfter),
    countWrittenAfter: await pairs(pools.channels, pools.ts, messages.countWrittenAfter),
    replies: await pairs(pools.channels, pools.ts, (id, ts) => messages.replies(id, ts, { ...stretch, limit: 2 })),
    repliers: await each(pools.channels, (id) => messages.repliers(id, stretch)),
    pins: await each(pools.channels, (id) => messages.pins(id, 2)),
    countPins: await each(pools.channels, messages.countPins),
    shareChannel: await pairs(pools.users, pools.users, channels.shareChannel),
    messages: await each(pools.channels, (id) => messages.latest(id, 100)),
    message: await pairs(pools.channels, pools.ts, messages.get),
    byClientMsgId: await pairs(pools.channels, pools.users, (channelId, authorId) =>
      pairs(pools.apps, pools.clientMsgIds, (appId, clientMsgId) =>
        messages.byClientMsgId({ channelId, authorId, appId, clientMsgId }),
      ),
    ),
    window: await each(pools.channels, (id) => messages.window(id, { ...stretch, limit: 3 })),
    events: await each(pools.channels, (id) => messages.activity(id, stretch)),
    count: await each(pools.workspaces, messages.count),
  };
}

async function readReactions({ reactions }: Store): Promise<unknown> {
  const by = (viewerId: string, userId: string) => ({ userId, viewerId, workspaceId: "T1" });
  const from = { channelId: "C2", ts: "1767225600.000001" };
  return {
    of: await pairs(pools.channels, pools.users, (id, viewerId) =>
      reactions.of(id, pools.ts, { viewerId, usersAtMost: 1 }),
    ),
    room: await pairs(pools.channels, pools.users, (channelId, userId) =>
      each(pools.ts, (ts) => each(pools.emoji, (name) => reactions.room({ channelId, ts, userId, name }))),
    ),
    all: await pairs(pools.users, pools.users, (viewerId, userId) =>
      reactions.by({ ...by(viewerId, userId), seesPublic: true, offset: 0, limit: 9 }),
    ),
    pages: await pairs(pools.users, pools.users, (viewerId, userId) =>
      reactions.by({ ...by(viewerId, userId), seesPublic: false, from, offset: 1, limit: 1 }),
    ),
    count: await pairs(pools.users, pools.users, (viewerId, userId) =>
      reactions.countBy({ ...by(viewerId, userId), seesPublic: true }),
    ),
  };
}

async function readLists({ lists }: Store): Promise<unknown> {
  return {
    lists: await each(pools.lists, lists.get),
    access: await each(pools.lists, lists.accessOf),
    topRows: await each(pools.lists, (listId) => lists.findRows({ listId, limit: 2 })),
    laterRows: await each(pools.lists, (listId) =>
      lists.findRows({ listId, after: { place: 0, id: "Rec10" }, limit: 9 }),
    ),
    childRows: await pairs(pools.lists, pools.rows, (listId, parentId) =>
      lists.findRows({ listId, parentId, limit: 9 }),
    ),
    rows: await each(pools.lists, async (listId) =>
      (await lists.rows(listId, [...pools.rows, "Rec99"])).toSorted((one, other) => one.id.localeCompare(other.id)),
    ),
    lastPlaces: await each(pools.lists, lists.lastPlace),
    parentRows: await each(pools.lists, async (id) => [...(await lists.parentsAmong(id, pools.rows))].toSorted()),
    exports: await each(pools.exports, lists.export),
    exportParts: await pairs(pools.exports, ["0", "1", "2", "3"], (id, part) => lists.exportPart(id, Number(part))),
  };
}

const seeds = Array.from({ length: 60 }, (_, at) => at);

/** Results of `get` and `list` for each sample of each document. */
async function readDocuments(store: Store): Promise<unknown> {
  return Promise.all(Object.values<AnyDocument>(documents).map((document) => readDocument(store, document)));
}

async function readDocument(store: Store, document: AnyDocument): Promise<unknown> {
  const samples = seeds.map(document.sample);
  const keys = distinct(samples.map((sample) => keyOf(document, sample)));
  const found = await Promise.all(keys.map((key) => store.get(document, key)));
  const readable = Object.entries(document.lists).filter(([, { where = "" }]) => !where.includes("="));
  const pages = readable.map(([list, { by, order = [] }]) => {
    const valuesOf = (sample: object, names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, document.columns[name]?.of(sample) ?? null]));
    const asked = samples.map((sample, at) => ({
      given: valuesOf(sample, by),
      page: { limit: 2, ...(at % 2 !== 0 && { after: valuesOf(sample, [...order, ...document.key]) }) },
    }));
    return Promise.all(distinct(asked).map(({ given, page }) => store.list(document, list, given, page)));
  });
  return { name: document.name, found, lists: await Promise.all(pages) };
}

/** Few samples differ in what they ask. */
function distinct<T>(values: readonly T[]): readonly T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

function each<T>(values: readonly string[], read: (value: string) => Awaitable<T>): Promise<readonly T[]> {
  return Promise.all(values.map((value) => read(value)));
}

function pairs<T>(
  these: readonly string[],
  those: readonly string[],
  read: (one: string, other: string) => Awaitable<T>,
): Promise<readonly T[]> {
  return Promise.all(these.flatMap((one) => those.map((other) => read(one, other))));
}

function entries<T>(map: ReadonlyMap<string, T>): readonly (readonly [string, T])[] {
  return [...map].toSorted(([one], [other]) => one.localeCompare(other));
}
