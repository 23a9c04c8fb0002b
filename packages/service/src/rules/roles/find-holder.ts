import type { RoleRejection } from "@rollcall/api/webapi";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Id } from "../../values/ids.js";
import { isActive } from "../directory/is-active.js";
import { isForeign } from "../directory/is-foreign.js";
import { reachesUser } from "../directory/is-granted.js";

/** Dependencies of the rules about users. */
interface Judging {
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly nowMs: number;
}

/** The reason why a user cannot lose a role; undefined if the user can. */
export async function rejectFormer(id: Id, { caller, store }: Judging): Promise<RoleRejection["error"] | undefined> {
  return rejectUnknown(await store.users.get(id), caller, store);
}

/** The reason why a user cannot have a role; undefined if the user can. */
export async function rejectHolder(
  id: Id,
  { caller, store, nowMs }: Judging,
): Promise<RoleRejection["error"] | undefined> {
  const user = await store.users.get(id);
  if (user?.kind === "bot") return "user_is_bot";
  if (user?.guest !== undefined) return "user_is_restricted";
  if (user !== undefined && !isForeign(user, caller) && !isActive(user, nowMs)) return "user_is_deactivated";
  return rejectUnknown(user, caller, store);
}

async function rejectUnknown(
  user: User | undefined,
  caller: WebapiCaller,
  store: Store,
): Promise<RoleRejection["error"] | undefined> {
  if (user === undefined || isForeign(user, caller)) return "user_not_found";
  return (await reachesUser(caller, user, store)) ? undefined : "team_access_not_granted";
}
