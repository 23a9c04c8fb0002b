import { compareText, documents, type Group, nameKey, type User, type UserReader } from "@rollcall/service/store";
import {
  createDocumentMemory,
  createParseMemory,
  createReadMemory,
  maxTextLength,
} from "../statements/document-memory.js";
import { parseDocument, selectDocument } from "../statements/document-statements.js";
import { allDocuments, firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { among, type Fragment, indexedBy, type Mark, sql, tableOf } from "../statements/sql.js";
import { overList, statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";
import { selectHolder } from "../writes/claim-name.js";
import { findAdministeredUsers } from "./find-administered-users.js";
import { selectByEmail, selectByUserName } from "./find-filtered-users.js";
import { findSeenUsers } from "./find-seen-users.js";
import { createFindUsers } from "./find-users.js";

/**
 * Condition of the index `users_apart`: deactivated users and guests. They are few, so that looking for them among many
 * users does not read all rows.
 */
const apart = sql`active = 0 or restricted = 1 or ultra_restricted = 1`;

/** `from` and `where` of a query for such users among the IDs. */
function restrictedAmong(ids: Mark<readonly string[]>): Fragment {
  return sql`from users${indexedBy("users_apart")} where id in (select value from ${tableOf(ids)} as list)
    and (${apart})`;
}

/** Counts how many of the users, each named once, may join a group. */
export const countJoining = overList(
  statement<{ readonly userIds: readonly string[] }, { readonly count: number }>(
    (arg) => sql`select (select count(*) as count from users
    where id ${among(arg.userIds)}) - (select count(*) ${restrictedAmong(arg.userIds)}
    and (active = 0 or ultra_restricted = 1)) as count`,
  ),
);

const selectUser = selectDocument(documents.user);

/** A user, and whether a group has it as a member. */
const selectWithGroups = statement<
  { readonly id: string },
  Columns<"users", "document"> & { readonly joined: boolean | number }
>(
  (arg) => sql`select document, exists (select group_id from group_members where user_id = users.id) as joined
    from users where id = ${arg.id}`,
);

/** Users by ID. */
const selectMany = statement<{ readonly ids: readonly string[] }, Columns<"users", "document">>(
  (arg) => sql`select document from users where id ${among(arg.ids)}`,
);

/** The same for one ID: no row if there is no such user, and a document only if the user is deactivated or a guest. */
const selectException = statement<{ readonly id: string }, { readonly document: string | null }>(
  (arg) => sql`select case when ${apart} then document end as document from users where id = ${arg.id}`,
);

/** Of the IDs, those without a user, and the users that are deactivated or guests. */
const selectExceptions = statement<
  { readonly ids: readonly string[] },
  { readonly id: string; readonly document: string | null }
>(
  (arg) => sql`select list.value as id, null as document from ${tableOf(arg.ids)} as list
    where not exists (select users.id from users where users.id = list.value) union all
    select id, document ${restrictedAmong(arg.ids)}`,
);

/** Groups of several users, by name. */
const selectGroups = statement<
  { readonly ids: readonly string[] },
  Columns<"group_members", "user_id"> & Columns<"groups", "document">
>(
  (arg) => sql`select user_id, document from group_members inner join groups on groups.id = group_members.group_id
    where user_id ${among(arg.ids)} order by name_key`,
);

/** Neither sorts nor joins: SQLite would take longer to prepare that than to find nothing. */
const selectGroupsOfOne = statement<{ readonly id: string }, { readonly document: string | null }>(
  (arg) => sql`select (select document from groups where groups.id = group_members.group_id) as document
    from group_members where user_id = ${arg.id}`,
);

/** Workspaces that groups brought a user into. */
const selectConnected = statement<{ readonly id: string }, Columns<"connected_members", "workspace_id">>(
  (arg) => sql`select distinct workspace_id from connected_members where user_id = ${arg.id} order by workspace_id`,
);

/** Workspaces that groups brought users into. */
const selectConnections = overList(
  statement<{ readonly ids: readonly string[] }, Columns<"connected_members", "user_id" | "workspace_id">>(
    (arg) => sql`select distinct user_id, workspace_id from connected_members where user_id ${among(arg.ids)}
    order by user_id, workspace_id`,
  ),
);

/** Users among the IDs that groups brought into a workspace. */
const selectConnectedAmong = overList(
  statement<{ readonly ids: readonly string[]; readonly workspaceId: string }, Columns<"connected_members", "user_id">>(
    (arg) => sql`select distinct user_id from connected_members where user_id ${among(arg.ids)}
    and workspace_id = ${arg.workspaceId}`,
  ),
);

/** Names of a range, in order. */
const selectNames = statement<{ readonly from: string; readonly below: string }, Columns<"names", "name">>(
  (arg) => sql`select name from names where name >= ${arg.from} and name < ${arg.below} order by name`,
);

/** Reader of users. */
export function createUserReader(reading: Reading): UserReader {
  const known = createDocumentMemory(reading, documents.user.table);
  const readSeen = createParseMemory();
  return {
    get: (id) => known.find(id, selectUser, { id }),
    withGroups: createReadWithGroups(reading),
    getMany: (ids) => allDocuments(reading, selectMany, { ids }),
    byUserName: (userName) => oneDocument(reading, selectByUserName, { key: nameKey(userName) }),
    byEmail: (address) => oneDocument(reading, selectByEmail, { key: nameKey(address) }),
    find: createFindUsers(reading),
    seen: (slice) => findSeenUsers(reading, slice, readSeen),
    administered: (slice) => findAdministeredUsers(reading, slice, readSeen),
    exceptionsAmong: (ids) => exceptionsAmong(reading, ids),
    groupsOf: (ids) => groupsOf(reading, ids),
    connectedWorkspaces: async (id) =>
      (await reading.rows(selectConnected, { id })).map(({ workspace_id: workspaceId }) => workspaceId),
    async connectionsOf(ids) {
      if (ids.length === 0) return new Map();
      const byUser = Map.groupBy(await reading.rows(selectConnections(ids), { ids }), (row) => row.user_id);
      return new Map([...byUser].map(([id, rows]) => [id, rows.map((row) => row.workspace_id)]));
    },
    async connectedAmong(ids, workspaceId) {
      if (ids.length === 0) return new Set();
      const rows = await reading.rows(selectConnectedAmong(ids), { ids, workspaceId });
      return new Set(rows.map(({ user_id: userId }) => userId));
    },
    async nameHolder(name) {
      const row = await firstRow(reading, selectHolder, { name: nameKey(name) });
      return row === undefined || row.holder_id === null ? row && {} : { userId: row.holder_id };
    },
    async namesLike(stem) {
      const from = nameKey(stem);
      // The colon is the character after the nine.
      const rows = await reading.rows(selectNames, { from, below: `${from}:` });
      return rows.map(({ name }) => name).filter((name) => /^\d*$/.test(name.slice(from.length)));
    },
  };
}

interface WithGroups {
  readonly text: string;
  readonly found: { readonly user: User; readonly groups: readonly Group[] };
}

/** Maximum number of groups of a remembered user. */
const maxGroups = 20;

function createReadWithGroups(reading: Reading): UserReader["withGroups"] {
  const memory = createReadMemory<WithGroups>({
    changes: () => reading.changesOf(["users", "group_members", "groups"]),
    isSmall: ({ text, found }) => text.length <= maxTextLength && found.groups.length <= maxGroups,
  });
  return async (id) => {
    const known = await memory.find(id, async (last) => {
      const row = await firstRow(reading, selectWithGroups, { id });
      if (row === undefined) return undefined;
      const groups = row.joined ? (await groupsOf(reading, [id])).get(id) : undefined;
      const user = last?.text === row.document ? last.found.user : parseDocument<User>(row.document);
      return { text: row.document, found: { user, groups: groups ?? [] } };
    });
    return known?.found;
  };
}

/** One ID, as in most changes of groups, needs no list, which PostgreSQL would plan for in each call. */
async function exceptionsAmong(
  reading: Reading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, User | undefined>> {
  const [id, ...others] = ids;
  if (id !== undefined && others.length === 0) {
    const row = await reading.first(selectException, { id });
    if (row === undefined) return new Map([[id, undefined]]);
    return row.document === null ? new Map() : new Map([[id, parseDocument<User>(row.document)]]);
  }
  const rows = await reading.rows(selectExceptions, { ids });
  return new Map(rows.map((row) => [row.id, row.document === null ? undefined : parseDocument<User>(row.document)]));
}

async function groupsOf(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Group[]>> {
  const [id, ...others] = ids;
  if (id === undefined) return new Map();
  if (others.length === 0) {
    const rows = await reading.rows(selectGroupsOfOne, { id });
    const groups = rows.flatMap(({ document }) => (document === null ? [] : [parseDocument<Group>(document)]));
    return groups.length === 0 ? new Map() : new Map([[id, groups.toSorted(byName)]]);
  }
  const byUser = Map.groupBy(await reading.rows(selectGroups, { ids }), (row) => row.user_id);
  return new Map([...byUser].map(([user, rows]) => [user, rows.map((row) => parseDocument<Group>(row.document))]));
}

function byName(one: Group, other: Group): number {
  return compareText(nameKey(one.displayName), nameKey(other.displayName));
}
