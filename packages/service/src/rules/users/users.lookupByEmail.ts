import type { Methods, UsersLookupByEmailArguments, UsersLookupByEmailRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { sees } from "../directory/find-visible.js";
import { isActive } from "../directory/is-active.js";
import { showUser } from "./representation/show-user.js";

type Outcome = MethodOutcome<Methods["users.lookupByEmail"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<UsersLookupByEmailRefusal["error"]>("everyday-1#users");

/** Finds a user by e-mail address. */
export function createLookupByEmail({ store, siteUrl }: { readonly store: Store; readonly siteUrl: string }) {
  return async (sent: UsersLookupByEmailArguments, { caller, now }: Context): Promise<Outcome> => {
    const nowMs = now.getTime();
    const user = await store.users.byEmail(sent.email.trim());
    if (user === undefined || !isActive(user, nowMs) || !(await sees(caller, user, store))) {
      return refuse("users_not_found", sent.email, "the address of an active user");
    }
    return {
      ok: true,
      user: await showUser(user, { caller, store, siteUrl, nowMs, withEmail: true, withLocale: false }),
    };
  };
}
