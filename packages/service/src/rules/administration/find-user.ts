import { idPatterns } from "../../generated/service.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { isForeign } from "../directory/is-foreign.js";
import { reachesUser } from "../directory/is-granted.js";
import type { Refuse } from "./find-team.js";

/** The user that an administrator names, or why the call is refused. */
type FoundUser<Code extends string> =
  | { readonly ok: true; readonly user: User }
  | Refused<Code | "team_access_not_granted">;

/**
 * Creates a function that finds the user that a call of an administrator is about: one of the organization, deactivated
 * users and bots included, that the installation covers.
 */
export function createFindUser<const Code extends string>(
  refuse: Refuse<Code | "team_access_not_granted">,
  absent: Code,
) {
  return async (userId: Id, caller: WebapiCaller, store: Pick<Store, "users">): Promise<FoundUser<Code>> => {
    const user = idPatterns.user.test(userId) ? await store.users.get(userId) : undefined;
    if (user === undefined || isForeign(user, caller)) return refuse(absent, userId, "a user of the organization");
    if (await reachesUser(caller, user, store)) return { ok: true, user };
    return refuse("team_access_not_granted", userId, "a user of a workspace that the installation was granted to");
  };
}
