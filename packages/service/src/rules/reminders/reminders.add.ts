import type { Methods, RemindersAddArguments, RemindersAddRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns, idPrefixes, messageDefaults } from "../../generated/service.js";
import { put } from "../../model/port/document.js";
import { type Reminder, reminders } from "../../model/reminder.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { DuePlan } from "../../store/due-plan.js";
import type { Refused } from "../../store/refusal.js";
import type { Id, Ids } from "../../values/ids.js";
import { findListWorkspace } from "../conversations/find-list-workspace.js";
import { isVisible } from "../directory/is-visible.js";
import { refuse } from "./refusal.js";
import { readTime } from "./times/read-time.js";
import { toReminder } from "./to-reminder.js";

type Outcome = MethodOutcome<Methods["reminders.add"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `reminders.add`. */
interface AddOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly due: DuePlan;
}

/** Adds a reminder for the caller. */
export function createAddReminder({ store, ids, due }: AddOptions) {
  return async (sent: RemindersAddArguments, { caller, now }: Context): Promise<Outcome> => {
    const workspace = await findListWorkspace(sent.team_id, caller, store);
    if (!workspace.ok) return workspace;
    const { frequency, weekdays } = sent.recurrence ?? {};
    if (weekdays !== undefined && frequency !== "weekly") {
      return refuse("invalid_arguments", frequency, "weekdays only with weekly");
    }
    const { id: callerId = "", timezone = "" } = caller.user ?? {};
    const userId = sent.user ?? callerId;
    const isRecurring = sent.recurrence !== undefined || /^\s*every\b/i.test(sent.time);
    const other = await refuseUser(userId, { caller, isRecurring }, store);
    if (other !== undefined) return other;
    const read = readTime(sent.time, { nowMs: now.getTime(), timezone, recurrence: sent.recurrence });
    if (read === undefined) return refuse("cannot_parse", sent.time, "a known time within the next five years");
    const reminder: Reminder = {
      id: ids.orderedId(idPrefixes.reminder),
      version: 1,
      workspaceId: workspace.id,
      creatorId: callerId,
      userId,
      created: now.toISOString(),
      text: sent.text,
      time: Math.floor(read.atMs / 1000),
      ...(read.recurrence !== undefined && { recurrence: read.recurrence }),
    };
    await store.commit({ expect: [], writes: [put(reminders, reminder)] });
    due.plan(reminder.time * 1000);
    return { ok: true, reminder: toReminder(reminder) };
  };
}

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
