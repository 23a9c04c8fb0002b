import { compiled } from "../statements/compiled.js";
import { overList } from "../statements/statement.js";
import { changedBy, execute, type Steps } from "../statements/steps.js";

interface Members {
  readonly groupId: string;
  readonly userIds: readonly string[];
}

const lockGroup = compiled("groups.lock");
const insertMembers = overList(compiled("groups.insertMembers"));
const deleteMembers = compiled("groups.removeMembers");
const deleteAllMembers = compiled("groups.removeAllMembers");
const countMembers = compiled("groups.countMembers");
const deleteGroup = compiled("groups.remove");

/** Adds users to a group. Unknown users and existing members are ignored. */
export function* addGroupMembers({ groupId, userIds }: Members): Steps<void> {
  yield* execute(lockGroup, { groupId });
  const each = [...new Set(userIds)];
  const more = yield* changedBy(insertMembers(each), { groupId, userIds: each });
  if (more > 0) yield* execute(countMembers, { groupId, more });
}

/** Removes users from a group. */
export function* removeGroupMembers({ groupId, userIds }: Members): Steps<void> {
  yield* execute(lockGroup, { groupId });
  const fewer = yield* changedBy(deleteMembers, { groupId, userIds });
  if (fewer > 0) yield* execute(countMembers, { groupId, more: -fewer });
}

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
  yield* execute(deleteGroup, { groupId });
}
