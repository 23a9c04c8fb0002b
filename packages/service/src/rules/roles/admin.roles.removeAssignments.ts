import type { AdminRolesRemoveAssignmentsArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { keyOf, remove } from "../../model/port/document.js";
import { roleAssignments } from "../../model/role-assignment.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { changeAssignments } from "./change-assignments.js";
import { rejectFormer } from "./find-holder.js";

type Outcome = MethodOutcome<Methods["admin.roles.removeAssignments"]>;
type Context = MethodContext<WebapiCaller>;

/** Takes a role from users. */
export function createRemoveAssignments({ store }: { readonly store: Store }) {
  return (sent: AdminRolesRemoveAssignmentsArguments, { caller, now }: Context): Promise<Outcome> =>
    changeAssignments(sent, {
      caller,
      store,
      rejectUser: (id) => rejectFormer(id, { caller, store, nowMs: now.getTime() }),
      toBatch: (_pairs, assigned) => ({
        expect: [],
        writes: assigned.map((one) => remove(roleAssignments, keyOf(roleAssignments, one))),
      }),
    });
}
