import type { Methods, UsersProfileGetArguments, UsersProfileGetRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { findVisible } from "../directory/find-visible.js";
import { mayReadEmail } from "./representation/show-user.js";
import { showProfile } from "./web-profile/show-profile.js";

type Outcome = MethodOutcome<Methods["users.profile.get"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<UsersProfileGetRefusal["error"]>("everyday-1#users");

/** Dependencies of `users.profile.get`. */
interface Options {
  readonly definition: MethodDefinition<Methods["users.profile.get"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Returns the profile of a user with its custom fields. Default: the caller. */
export function createProfileGet({ definition, store, siteUrl }: Options) {
  return async (sent: UsersProfileGetArguments, { caller, now }: Context): Promise<Outcome> => {
    const user = await findVisible(sent.user, caller, store);
    if (user === undefined) return refuse("user_not_found", sent.user, "an existing user");
    const profile = await showProfile(user, {
      caller,
      store,
      siteUrl,
      nowMs: now.getTime(),
      withEmail: mayReadEmail(caller, definition.facts.furtherScopes.email),
      withLabels: sent.include_labels === true,
    });
    return { ok: true, profile };
  };
}
