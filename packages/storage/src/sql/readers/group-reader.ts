import { documents, type Group, type GroupReader, nameKey } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { selectDocument } from "../statements/document-statements.js";
import { parseDocument } from "../statements/document-text.js";
import { firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { findGroups } from "./find-groups.js";
import { selectOfWorkspace } from "./group-statements.js";

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
