import type { AdminUsersSessionResetArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createFindUser } from "../administration/find-user.js";
import { isPrimaryOwner } from "../directory/role.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["admin.users.session.reset"]>;
type Context = MethodContext<WebapiCaller>;

const findUser = createFindUser(refuse, "user_not_found");

/** Ends the sessions of a user. Tokens of apps are no sessions, so that only the user is checked. */
export function createSessionReset({ store }: { readonly store: Store }) {
  return async ({ user_id: userId }: AdminUsersSessionResetArguments, { caller }: Context): Promise<Outcome> => {
    const found = await findUser(userId, caller, store);
    if (!found.ok) return found;
    const { kind, organizationRole } = found.user;
    if (kind === "bot") return refuse("cannot_reset_bot", userId, "a user who is not a bot");
    if (isPrimaryOwner(organizationRole) && userId !== caller.user?.id) {
      return refuse("cannot_reset_primary_owner", userId, "a user who is not the primary owner");
    }
    return { ok: true };
  };
}
