import type { Methods, RemindersCompleteArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { hasVersion, put } from "../../model/port/document.js";
import { reminders } from "../../model/reminder.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { findReminder } from "./find-reminder.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["reminders.complete"]>;
type Context = MethodContext<WebapiCaller>;

/** Marks a reminder as complete. */
export function createCompleteReminder({ store }: { readonly store: Store }) {
  return (sent: RemindersCompleteArguments, context: Context): Promise<Outcome> =>
    decide(store, () => decideCompletion(sent, context, store));
}

async function decideCompletion(
  sent: RemindersCompleteArguments,
  { caller, now }: Context,
  store: Store,
): Promise<Decision<Outcome>> {
  const found = await findReminder(sent, caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  const { reminder } = found;
  const { id, version, userId, recurrence } = reminder;
  if (userId !== caller.user?.id) {
    return { kind: "answer", answer: refuse("cannot_complete_others", userId, "a reminder for the caller") };
  }
  if (recurrence !== undefined) {
    const answer = refuse("cannot_complete_recurring", recurrence.frequency, "a reminder that does not recur");
    return { kind: "answer", answer };
  }
  if (reminder.completed !== undefined) return { kind: "answer", answer: { ok: true } };
  const completed = { ...reminder, version: version + 1, completed: now.toISOString() };
  return {
    kind: "commit",
    batch: { expect: [hasVersion(reminders, { id }, version)], writes: [put(reminders, completed)] },
    answer: () => ({ ok: true }),
  };
}
