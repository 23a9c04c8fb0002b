import { documents, type Group, type GroupReader, nameKey, type Slice, type Sliced } from "@rollcall/service/store";
import { parseDocument, selectDocument } from "../statements/document-statements.js";
import { firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { among, type Fragment, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";
import { selectMemberCount as selectCount } from "../writes/group-members.js";

/** A group and the number of its members. */
interface CountedRow {
  readonly document: string;
  readonly member_count: number;
}

interface ListArgs {
  readonly workspaceId: string;
  /** Pattern of the workspaces that a group is connected to. */
  readonly pattern: string;
  /** 1 to include disabled groups. */
  readonly disabled: 0 | 1;
}

/** User groups of a workspace, and groups that are connected to it, oldest first. */
const selectOfWorkspace = statement<ListArgs, CountedRow>(
  (arg) => sql`select document, member_count, created, id from groups
    where workspace_id is not null and workspace_id = ${arg.workspaceId} and disabled <= ${arg.disabled}
    union all
    select document, member_count, created, id from groups
    where connected_to is not null and connected_to like ${arg.pattern} and disabled <= ${arg.disabled}
    order by created, id`,
);

const statements = { ascending: selectSlice(sql`asc`), descending: selectSlice(sql`desc`) };

/** Selects a slice of all groups and their number, so that both are from one point in time. */
function selectSlice(order: Fragment) {
  return statement<
    { readonly offset: number; readonly limit: number },
    { readonly total: number; readonly document: string | null }
  >(
    (arg) => sql`with slice as (select created, id, document from groups
      order by created ${order}, id ${order} limit ${arg.limit} offset ${arg.offset})
    select total, document from (select count(*) as total from groups) as counted left join slice on true
    order by created ${order}, id ${order}`,
  );
}

/**
 * Finds a slice of all groups and their exact number, in one statement, so that both are from one point in time. Groups
 * are few compared to users, so they are counted along the index of creation.
 */
async function findGroups(reading: Reading, { order, offset, limit }: Slice): Promise<Sliced<Group>> {
  const rows = await reading.rows(statements[order], { offset, limit });
  const items = rows.flatMap(({ document }) => (document === null ? [] : [parseDocument<Group>(document)]));
  return { items, total: rows[0]?.total ?? 0 };
}

const selectGroup = selectDocument(documents.group);

/** The group with a name. */
const selectByName = statement<{ readonly name: string }, Columns<"groups", "document">>(
  (arg) => sql`select document from groups where name_key = ${arg.name}`,
);

/** The group with a handle. */
const selectByHandle = statement<{ readonly name: string }, Columns<"groups", "document">>(
  (arg) => sql`select document from names inner join groups on groups.id = names.holder_id where name = ${arg.name}`,
);

/** Members of groups, oldest first. */
const selectMembers = statement<
  { readonly ids: readonly string[] },
  Columns<"group_members", "group_id"> & Columns<"users", "id" | "display_name">
>(
  (arg) => sql`select group_id, users.id, display_name from group_members
    inner join users on users.id = group_members.user_id where group_id ${among(arg.ids)}
    order by created, users.id`,
);

/** Workspaces that a group brought users into. */
const selectConnections = statement<{ readonly id: string }, Columns<"connected_members", "workspace_id">>(
  (arg) => sql`select distinct workspace_id from connected_members where group_id = ${arg.id} order by workspace_id`,
);

/** Reader of groups. */
export function createGroupReader(reading: Reading): GroupReader {
  return {
    get: (id) => oneDocument(reading, selectGroup, { id }),
    byName: (displayName) => oneDocument(reading, selectByName, { name: nameKey(displayName) }),
    byHandle: (handle) => oneDocument(reading, selectByHandle, { name: nameKey(handle) }),
    find: (slice) => findGroups(reading, slice),
    async membersOf(ids) {
      const rows = await reading.rows(selectMembers, { ids });
      const byGroup = Map.groupBy(rows, (row) => row.group_id);
      return new Map(
        [...byGroup].map(([groupId, members]) => [
          groupId,
          members.map(({ id, display_name: displayName }) => ({ id, displayName })),
        ]),
      );
    },
    async ofWorkspace(workspaceId, { withDisabled }) {
      const args = { workspaceId, pattern: `% ${workspaceId} %`, disabled: withDisabled ? 1 : 0 } as const;
      const rows = await reading.rows(selectOfWorkspace, args);
      return rows.map(({ document, member_count: memberCount }) => ({
        group: parseDocument<Group>(document),
        memberCount,
      }));
    },
    countMembers: async (groupId) => (await firstRow(reading, selectCount, { groupId }))?.member_count ?? 0,
    connectionsOf: async (id) =>
      (await reading.rows(selectConnections, { id })).map(({ workspace_id: workspaceId }) => workspaceId),
  };
}
