import { documents, type Group, type GroupReader, nameKey, type Slice, type Sliced } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { selectDocument } from "../statements/document-statements.js";
import { parseDocument } from "../statements/document-text.js";
import { firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { type Statement, textStatement } from "../statements/statement.js";

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
const selectOfWorkspace: Statement<ListArgs, CountedRow> = textStatement(({ mark }) => ({
  sql: `select document, member_count, created, id from groups
    where workspace_id is not null and workspace_id = ${mark(1)} and disabled <= ${mark(2)}
    union all
    select document, member_count, created, id from groups
    where connected_to is not null and connected_to like ${mark(3)} and disabled <= ${mark(4)}
    order by created, id`,
  names: ["workspaceId", "disabled", "pattern", "disabled"],
}));

const statements = { ascending: compiled("groups.ascending"), descending: compiled("groups.descending") };

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

const selectByName = compiled("groups.byName");
const selectByHandle = compiled("groups.byHandle");
const selectMembers = compiled("groups.members");
const selectCount = compiled("groups.memberCount");
const selectConnections = compiled("connectedMembers.workspacesOfGroup");

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
