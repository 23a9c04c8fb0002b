import { compiled } from "../../sql/statements/compiled.js";
import { overList } from "../../sql/statements/statement.js";
import { execute } from "../../sql/statements/steps.js";
import type { MemberWrites } from "../../sql/writes/group-members.js";

const lockGroup = compiled("groups.lock");
const addMembers = overList(compiled("memberships.add"));
const removeMembers = compiled("memberships.remove");

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
