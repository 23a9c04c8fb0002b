import type { RemindersAddRefusal } from "@rollcall/api/webapi";
import { idPatterns, messageDefaults } from "../../generated/service.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { isVisible } from "../directory/is-visible.js";
import { refuse } from "./refusal.js";

/** Refuses to remind anyone but the caller. */
export async function refuseUser(
  userId: Id,
  { caller, isRecurring }: { readonly caller: WebapiCaller; readonly isRecurring: boolean },
  store: Store,
): Promise<Refused<RemindersAddRefusal["error"]> | undefined> {
  if (userId === caller.user?.id) return undefined;
  if (userId === messageDefaults.systemUserId) return refuse("cannot_add_svcbot", userId, "the caller");
  const user = idPatterns.user.test(userId) ? await store.users.get(userId) : undefined;
  if (user === undefined || !(await isVisible(user, caller, store))) {
    return refuse("user_not_found", userId, "a user that the caller sees");
  }
  if (user.kind === "bot") return refuse("cannot_add_bot", userId, "the caller");
  return refuse(isRecurring ? "cannot_add_others_recurring" : "cannot_add_others", userId, "the caller");
}
