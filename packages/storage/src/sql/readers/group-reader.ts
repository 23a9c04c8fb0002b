import { documents, type Group, type GroupReader, nameKey } from "@rollcall/service/store";
import { selectDocument } from "../statements/document-statements.js";
import { parseDocument } from "../statements/document-text.js";
import { firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { among, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";
import { selectMemberCount as selectCount } from "../writes/group-members.js";
import { findGroups } from "./find-groups.js";
import { selectOfWorkspace } from "./group-statements.js";

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
