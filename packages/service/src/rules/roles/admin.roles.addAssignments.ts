import type { AdminRolesAddAssignmentsArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { hasVersion, keyOf, put } from "../../model/port/document.js";
import { type RoleAssignment, roleAssignments } from "../../model/role-assignment.js";
import type { Batch, Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Instant, toInstant } from "../../values/instant.js";
import { changeAssignments, type Pairs } from "./change-assignments.js";
import { rejectHolder } from "./find-holder.js";

type Outcome = MethodOutcome<Methods["admin.roles.addAssignments"]>;
type Context = MethodContext<WebapiCaller>;

/** Gives users a role. */
export function createAddAssignments({ store }: { readonly store: Store }) {
  return (sent: AdminRolesAddAssignmentsArguments, { caller, now }: Context): Promise<Outcome> => {
    const nowMs = now.getTime();
    return changeAssignments(sent, {
      caller,
      store,
      rejectUser: (id) => rejectHolder(id, { caller, store, nowMs }),
      toBatch: (pairs, assigned) => addMissing(pairs, assigned, toInstant(nowMs)),
    });
  };
}

/** Pairs that are assigned already keep the time of their assignment. */
function addMissing(
  { roleId, entityIds, userIds }: Pairs,
  assigned: readonly RoleAssignment[],
  created: Instant,
): Batch {
  const missing = entityIds
    .flatMap((entityId) => userIds.map((userId) => ({ roleId, entityId, userId, version: 1, created })))
    .filter(({ entityId, userId }) => !assigned.some((one) => one.entityId === entityId && one.userId === userId));
  return {
    expect: missing.map((one) => hasVersion(roleAssignments, keyOf(roleAssignments, one), 0)),
    writes: missing.map((one) => put(roleAssignments, one)),
  };
}
