import { among, sql } from "../../sql/statements/sql.js";
import { overList, statement } from "../../sql/statements/statement.js";
import { execute } from "../../sql/statements/steps.js";
import type { MemberWrites } from "../../sql/writes/group-members.js";
import { lockGroup } from "../../sql/writes/group-members.js";

/**
 * Adds users to a group, unless they do not exist or are members, in the order of the indexes, and counts them. The lock
 * on the group's row prevents duplicates: looking for members costs half as much as handling conflicts.
 */
const addMembers = overList(
  statement<{ readonly groupId: string; readonly userIds: readonly string[] }>(
    (arg) => sql`with changed as (insert into group_members (group_id, user_id)
    select ${arg.groupId}::text as group_id, users.id as user_id from users
    where users.id ${among(arg.userIds)} and exists (select id from groups where id = ${arg.groupId})
    and not exists (select there.user_id from group_members as there where there.group_id = ${arg.groupId}
    and there.user_id = users.id) order by users.id returning user_id) update groups
    set member_count = member_count + (select count(*) from changed) where id = ${arg.groupId}
    and exists (select from changed)`,
  ),
);

/** Removes users from a group, and counts them. */
const removeMembers = statement<{ readonly groupId: string; readonly userIds: readonly string[] }>(
  (arg) => sql`with changed as (delete from group_members where group_id = ${arg.groupId}
    and user_id ${among(arg.userIds)} returning user_id) update groups
    set member_count = member_count - (select count(*) from changed) where id = ${arg.groupId}
    and exists (select from changed)`,
);

/** Writes and counts members in one statement, so that no statement waits for its answer. */
export const countedMembers: MemberWrites = {
  *add({ groupId, userIds }) {
    yield* execute(lockGroup, { groupId });
    const each = [...new Set(userIds)];
    yield* execute(addMembers(each), { groupId, userIds: each });
  },
  *remove({ groupId, userIds }) {
    yield* execute(lockGroup, { groupId });
    yield* execute(removeMembers, { groupId, userIds });
  },
};
