import { documents, type Expectation, type Group } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { toRow, upsertDocument } from "../statements/document-statements.js";
import { overList } from "../statements/statement.js";
import { changedBy, execute, firstOf, type Steps } from "../statements/steps.js";
import { takeName, unlessTaken } from "./claim-name.js";

const releaseHandle = compiled("names.releaseOfGroup");
const lockHandle = compiled("groups.lockHandle");

/**
 * Inserts or replaces a group. Its members stay unchanged. A former handle is released.
 * @returns the expectation that failed, if the name or the handle is taken
 */
export function* putGroup(group: Group): Steps<Expectation | undefined> {
  const { id: except, displayName: name, handle } = group;
  const row = toRow(documents.group, group);
  if (handle === undefined) yield* execute(releaseHandle, { groupId: except });
  const before = handle === undefined ? undefined : yield* firstOf(lockHandle, { groupId: except });
  const isTaken = { kind: "freeGroupName", name, except } as const;
  const taken = yield* unlessTaken(changedBy(upsertDocument(documents.group), row), isTaken);
  const former = before?.handle_key ?? undefined;
  if (taken !== undefined || handle === undefined || row.handle_key === null || row.handle_key === former) return taken;
  return (yield* takeName(row.handle_key, except, former)) ? undefined : { kind: "freeHandle", name: handle, except };
}

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
