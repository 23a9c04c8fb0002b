import { compiled } from "../statements/compiled.js";
import { overList } from "../statements/statement.js";
import { changedBy, execute, type Steps } from "../statements/steps.js";

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

const lockGroup = compiled("groups.lock");
const insertMembers = overList(compiled("groups.insertMembers"));
const deleteMembers = compiled("groups.removeMembers");
const deleteAllMembers = compiled("groups.removeAllMembers");
const countMembers = compiled("groups.countMembers");
const deleteGroup = compiled("groups.remove");
const releaseHandle = compiled("names.releaseOfGroup");

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
