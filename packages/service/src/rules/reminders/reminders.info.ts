import type { Methods, RemindersInfoArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { findReminder } from "./find-reminder.js";
import { toReminder } from "./to-reminder.js";

type Outcome = MethodOutcome<Methods["reminders.info"]>;
type Context = MethodContext<WebapiCaller>;

/** Returns a reminder. */
export function createReminderInfo({ store }: { readonly store: Store }) {
  return async (sent: RemindersInfoArguments, { caller }: Context): Promise<Outcome> => {
    const found = await findReminder(sent, caller, store);
    return found.ok ? { ok: true, reminder: toReminder(found.reminder) } : found;
  };
}
