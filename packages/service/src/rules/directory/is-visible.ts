import type { Awaitable } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { isForeign } from "./is-foreign.js";

/** Whether the caller sees a user. Guests see users who share a channel with them, others also their whole directory. */
export function isVisible(user: User, caller: WebapiCaller, store: Pick<Store, "channels">): Awaitable<boolean> {
  const self = caller.user;
  if (self === undefined || self.id === user.id) return true;
  if (self.guest === undefined && !isForeign(user, caller)) return true;
  return store.channels.shareChannel(self.id, user.id);
}
