import { documents, type GroupReader, nameKey } from "@rollcall/service/store";
import { selectDocument } from "../statements/document-statements.js";
import { oneDocument, type Reading } from "../statements/reading.js";
import { statement } from "../statements/statement.js";
import { findGroups } from "./find-groups.js";

const selectGroup = selectDocument(documents.group);

const selectByName = statement(({ db }, { name }: { readonly name: string }) =>
  db.selectFrom("groups").select("document").where("name_key", "=", name),
);

const selectMembers = statement(({ db, dialect }, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom("group_members")
    .innerJoin("users", "users.id", "group_members.user_id")
    .select(["group_id", "users.id", "display_name"])
    .where(dialect.isAmong("group_id", ids))
    .orderBy("created")
    .orderBy("users.id"),
);

const selectConnections = statement(({ db }, { id }: { readonly id: string }) =>
  db
    .selectFrom("connected_members")
    .select("workspace_id")
    .distinct()
    .where("group_id", "=", id)
    .orderBy("workspace_id"),
);

/** Reader of groups. */
export function createGroupReader(reading: Reading): GroupReader {
  return {
    get: (id) => oneDocument(reading, selectGroup, { id }),
    byName: (displayName) => oneDocument(reading, selectByName, { name: nameKey(displayName) }),
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
    connectionsOf: async (id) =>
      (await reading.rows(selectConnections, { id })).map(({ workspace_id: workspaceId }) => workspaceId),
  };
}
