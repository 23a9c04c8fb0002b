import type { AdminRolesRemoveAssignmentsArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../service-store.js";
import { keyOf, remove } from "../store/document.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { changeAssignments } from "./change-assignments.js";
import { rejectFormer } from "./find-holder.js";
import { roleAssignments } from "./role-assignment.js";

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
