import type { AdminUsersSetAdminArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import { storeChange } from "../administration/store-change.js";
import { mayChange } from "../directory/role.js";
import { findRoleHolder } from "./find-role-holder.js";
import { refuse } from "./refusal.js";
import { refuseAdministrator } from "./refuse-administrator.js";
import { withRole } from "./with-role.js";

type Outcome = MethodOutcome<Methods["admin.users.setAdmin"]>;
type Context = MethodContext<WebapiCaller>;

/** Makes a user an admin of a workspace or of the organization. */
export function createSetAdmin({ store }: { readonly store: Store }) {
  return (sent: AdminUsersSetAdminArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findRoleHolder(sent, "user_not_found", caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { user, place } = found;
      const refusal = refuseOwner(user, caller) ?? refuseAdministrator(user, now.getTime());
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      return storeChange(user, withRole(user, place, "admin"), now.getTime());
    });
}

function refuseOwner(user: User, { user: self }: WebapiCaller) {
  if (mayChange(user, self?.organizationRole)) return undefined;
  return refuse("invalid_permissions", self?.organizationRole, "an owner");
}
