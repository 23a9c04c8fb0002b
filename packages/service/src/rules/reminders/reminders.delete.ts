import type { Methods, RemindersDeleteArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { hasVersion, remove } from "../../model/port/document.js";
import { reminders } from "../../model/reminder.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import { findReminder } from "./find-reminder.js";

type Outcome = MethodOutcome<Methods["reminders.delete"]>;
type Context = MethodContext<WebapiCaller>;

/** Deletes a reminder. */
export function createDeleteReminder({ store }: { readonly store: Store }) {
  return (sent: RemindersDeleteArguments, { caller }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findReminder(sent, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { id, version } = found.reminder;
      const batch = { expect: [hasVersion(reminders, { id }, version)], writes: [remove(reminders, { id })] };
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}
