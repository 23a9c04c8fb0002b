import type { RoleReader } from "@rollcall/service/store";
import { allDocuments, type Reading } from "../statements/reading.js";
import { among, type Fragment, type Mark, sql, tableOf } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";

/** A page of assignments. An empty list of roles or entities selects all of them. */
function selectPage(beyond: Fragment, order: Fragment) {
  const isIn = (column: Fragment, list: Mark<readonly string[]>) =>
    sql`(not exists (select list.value from ${tableOf(list)} as list) or ${column} ${among(list)})`;
  return statement<
    {
      readonly roleIds: readonly string[];
      readonly entityIds: readonly string[];
      readonly place: string;
      readonly limit: number;
    },
    Columns<"role_assignments", "document">
  >(
    (arg) => sql`select document from role_assignments where place ${beyond} ${arg.place}
    and (${isIn(sql`role_id`, arg.roleIds)} and ${isIn(sql`entity_id`, arg.entityIds)})
    order by place ${order} limit ${arg.limit}`,
  );
}

/** Assignments before a place, newest first. */
const selectNewest = selectPage(sql`<`, sql`desc`);

/** Assignments after a place, oldest first. */
const selectOldest = selectPage(sql`>`, sql`asc`);

/** The assignments among all combinations of some roles, entities and users. */
const selectAmong = statement<
  { readonly roleIds: readonly string[]; readonly entityIds: readonly string[]; readonly userIds: readonly string[] },
  Columns<"role_assignments", "document">
>(
  (arg) => sql`select document from role_assignments where role_id ${among(arg.roleIds)}
    and entity_id ${among(arg.entityIds)} and user_id ${among(arg.userIds)}`,
);

/** Later than the place of every assignment. */
const afterAll = "~";

/** Reader of the roles of users. */
export function createRoleReader(reading: Reading): RoleReader {
  return {
    find: ({ roleIds, entityIds, order, after, limit }) =>
      order === "newestFirst"
        ? allDocuments(reading, selectNewest, { roleIds, entityIds, place: after ?? afterAll, limit })
        : allDocuments(reading, selectOldest, { roleIds, entityIds, place: after ?? "", limit }),
    among: ({ roleIds, entityIds, userIds }) => allDocuments(reading, selectAmong, { roleIds, entityIds, userIds }),
  };
}
