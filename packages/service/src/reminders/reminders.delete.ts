import type { Methods, RemindersDeleteArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { decide } from "../decisions/decide.js";
import type { Store } from "../service-store.js";
import { hasVersion, remove } from "../store/document.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { findReminder } from "./find-reminder.js";
import { reminders } from "./reminder.js";

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
