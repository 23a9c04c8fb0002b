import type { Awaitable } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { isForeign, reachesUser } from "./reach.js";

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

/** Whether the caller sees a user. Guests see users who share a channel with them, others also their whole directory. */
export function isVisible(user: User, caller: WebapiCaller, store: Pick<Store, "channels">): Awaitable<boolean> {
  const self = caller.user;
  if (self === undefined || self.id === user.id) return true;
  if (self.guest === undefined && !isForeign(user, caller)) return true;
  return store.channels.shareChannel(self.id, user.id);
}
