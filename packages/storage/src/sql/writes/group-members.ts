import { among, forUpdate, sql } from "../statements/sql.js";
import { overList, statement } from "../statements/statement.js";
import { changedBy, execute, type Steps } from "../statements/steps.js";
import type { Columns } from "../tables.js";
import { releaseHandle } from "./claim-name.js";

/** Number of members of a group. */
export const selectMemberCount = statement<{ readonly groupId: string }, Columns<"groups", "member_count">>(
  (arg) => sql`select member_count from groups where id = ${arg.groupId}`,
);

interface Members {
  readonly groupId: string;
  readonly userIds: readonly string[];
}

/** Writes of the members of groups, which each database does its own way. */
export interface MemberWrites {
  /** Adds users to a group. Unknown users and existing members are ignored. */
  add(members: Members): Steps<void>;
  /** Removes users from a group. */
  remove(members: Members): Steps<void>;
}

/** Locks a group until the end of the transaction. */
export const lockGroup = statement<{ readonly groupId: string }, Columns<"groups", "id">>(
  (arg) => sql`select id from groups where id = ${arg.groupId}${forUpdate}`,
);

/** Adds users to a group, unless they do not exist or are members. */
const insertMembers = overList(
  statement<Members>(
    (arg) => sql`insert into group_members (group_id, user_id) select groups.id as group_id, users.id as user_id
    from groups, users where groups.id = ${arg.groupId} and users.id ${among(arg.userIds)}
    on conflict (group_id, user_id) do nothing`,
  ),
);

/** Removes users from a group. */
const deleteMembers = statement<Members>(
  (arg) => sql`delete from group_members where group_id = ${arg.groupId} and user_id ${among(arg.userIds)}`,
);

/** Removes all users from a group. */
const deleteAllMembers = statement<{ readonly groupId: string }>(
  (arg) => sql`delete from group_members where group_id = ${arg.groupId}`,
);

/** Adds to the number of members of a group. */
const countMembers = statement<{ readonly groupId: string; readonly more: number }>(
  (arg) => sql`update groups set member_count = member_count + ${arg.more} where id = ${arg.groupId}`,
);

/** Removes a group without its members. */
const deleteGroup = statement<{ readonly groupId: string }>((arg) => sql`delete from groups where id = ${arg.groupId}`);

/** Writes members with one statement, and counts them with another. */
export const memberWrites: MemberWrites = {
  *add({ groupId, userIds }) {
    yield* execute(lockGroup, { groupId });
    const each = [...new Set(userIds)];
    const more = yield* changedBy(insertMembers(each), { groupId, userIds: each });
    if (more > 0) yield* execute(countMembers, { groupId, more });
  },
  *remove({ groupId, userIds }) {
    yield* execute(lockGroup, { groupId });
    const fewer = yield* changedBy(deleteMembers, { groupId, userIds });
    if (fewer > 0) yield* execute(countMembers, { groupId, more: -fewer });
  },
};

/** Removes all users from a group. */
export function* clearGroupMembers({ groupId }: { readonly groupId: string }): Steps<void> {
  yield* execute(lockGroup, { groupId });
  const fewer = yield* changedBy(deleteAllMembers, { groupId });
  if (fewer > 0) yield* execute(countMembers, { groupId, more: -fewer });
}

/** Removes a group and its memberships. */
export function* removeGroup({ id: groupId }: { readonly id: string }): Steps<void> {
  yield* execute(lockGroup, { groupId });
  yield* execute(deleteAllMembers, { groupId });
  yield* execute(releaseHandle, { groupId });
  yield* execute(deleteGroup, { groupId });
}
