import type { Methods, UsersGetPresenceArguments, UsersGetPresenceRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { findVisible } from "../directory/find-visible.js";
import { isActive } from "../directory/is-active.js";

type Outcome = MethodOutcome<Methods["users.getPresence"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<UsersGetPresenceRefusal["error"]>("everyday-1#users");

/** Returns whether a user is present. Default: the caller. */
export function createGetPresence({ store }: { readonly store: Store }) {
  return async (sent: UsersGetPresenceArguments, { caller, now }: Context): Promise<Outcome> => {
    const user = await findVisible(sent.user, caller, store);
    if (user === undefined) return refuse("user_not_found", sent.user, "an existing user");
    const isAway = user.away === true || !isActive(user, now.getTime());
    const presence = isAway ? "away" : "active";
    if (user.id !== caller.user?.id) return { ok: true, presence };
    return {
      ok: true,
      presence,
      online: true,
      auto_away: false,
      manual_away: isAway,
      connection_count: 1,
      last_activity: Math.floor(now.getTime() / 1000),
    };
  };
}
