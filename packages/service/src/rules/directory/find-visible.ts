import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { isForeign } from "./is-foreign.js";
import { reachesUser } from "./is-granted.js";
import { isVisible } from "./is-visible.js";

/** User that a call names, if the caller sees it. Default: the caller. */
export async function findVisible(
  named: string | undefined,
  caller: WebapiCaller,
  store: Pick<Store, "users" | "channels">,
): Promise<User | undefined> {
  const { user: self } = caller;
  if (named === undefined || named === "" || named === self?.id) return self;
  const user = await store.users.get(named);
  return user !== undefined && (await sees(caller, user, store)) ? user : undefined;
}

/** Whether the caller sees a user, and the installation covers it. */
export async function sees(
  caller: WebapiCaller,
  user: User,
  store: Pick<Store, "users" | "channels">,
): Promise<boolean> {
  if (!(await isVisible(user, caller, store))) return false;
  return isForeign(user, caller) || reachesUser(caller, user, store);
}
