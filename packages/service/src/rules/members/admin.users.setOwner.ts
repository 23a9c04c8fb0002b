import type { AdminUsersSetOwnerArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import { storeChange } from "../administration/store-change.js";
import { findRoleHolder } from "./find-role-holder.js";
import { refuseAdministrator } from "./refuse-administrator.js";
import { withRole } from "./with-role.js";

type Outcome = MethodOutcome<Methods["admin.users.setOwner"]>;
type Context = MethodContext<WebapiCaller>;

/** Makes a user an owner of a workspace or of the organization. */
export function createSetOwner({ store }: { readonly store: Store }) {
  return (sent: AdminUsersSetOwnerArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findRoleHolder(sent, "user_must_be_in_workspace", caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { user, place } = found;
      const refusal = refuseAdministrator(user, now.getTime());
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      return storeChange(user, withRole(user, place, "owner"), now.getTime());
    });
}
