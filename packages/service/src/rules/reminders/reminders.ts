import type {
  Methods,
  RemindersAddArguments,
  RemindersAddRefusal,
  RemindersCompleteArguments,
  RemindersCompleteRefusal,
  RemindersDeleteArguments,
  RemindersInfoArguments,
  RemindersListArguments,
  Reminder as ShownReminder,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns, idPrefixes, messageDefaults } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { hasVersion, put, remove } from "../../model/port/document.js";
import { type Reminder, reminders } from "../../model/reminder.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Decision, decide, type Refused } from "../../store/decide.js";
import type { DuePlan } from "../../store/due-loop.js";
import type { Id, Ids } from "../../values/ids.js";
import { millisecondsOf, secondsOf } from "../../values/instant.js";
import { compareText } from "../../values/text.js";
import { findListWorkspace } from "../conversations/find-conversation.js";
import { isVisible } from "../directory/find-visible.js";
import { readTime } from "./times/read-time.js";

/** Refuses with a code of these methods. */
const refuse = createRefuse<RemindersAddRefusal["error"] | RemindersCompleteRefusal["error"]>("everyday-2#annotations");

type AddReminderOutcome = MethodOutcome<Methods["reminders.add"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `reminders.add`. */
interface AddOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly due: DuePlan;
}

/** Adds a reminder for the caller. */
export function createAddReminder({ store, ids, due }: AddOptions) {
  return async (sent: RemindersAddArguments, { caller, now }: Context): Promise<AddReminderOutcome> => {
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
async function refuseUser(
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

type CompleteReminderOutcome = MethodOutcome<Methods["reminders.complete"]>;

/** Marks a reminder as complete. */
export function createCompleteReminder({ store }: { readonly store: Store }) {
  return (sent: RemindersCompleteArguments, context: Context): Promise<CompleteReminderOutcome> =>
    decide(store, () => decideCompletion(sent, context, store));
}

async function decideCompletion(
  sent: RemindersCompleteArguments,
  { caller, now }: Context,
  store: Store,
): Promise<Decision<CompleteReminderOutcome>> {
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

type DeleteReminderOutcome = MethodOutcome<Methods["reminders.delete"]>;

/** Deletes a reminder. */
export function createDeleteReminder({ store }: { readonly store: Store }) {
  return (sent: RemindersDeleteArguments, { caller }: Context): Promise<DeleteReminderOutcome> =>
    decide<DeleteReminderOutcome>(store, async () => {
      const found = await findReminder(sent, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { id, version } = found.reminder;
      const batch = { expect: [hasVersion(reminders, { id }, version)], writes: [remove(reminders, { id })] };
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

type ReminderInfoOutcome = MethodOutcome<Methods["reminders.info"]>;

/** Returns a reminder. */
export function createReminderInfo({ store }: { readonly store: Store }) {
  return async (sent: RemindersInfoArguments, { caller }: Context): Promise<ReminderInfoOutcome> => {
    const found = await findReminder(sent, caller, store);
    return found.ok ? { ok: true, reminder: toReminder(found.reminder) } : found;
  };
}

type ListRemindersOutcome = MethodOutcome<Methods["reminders.list"]>;

const pageSize = 1000;

/** Lists the reminders that the caller created or receives. */
export function createListReminders({ store }: { readonly store: Store }) {
  return async ({ team_id: teamId }: RemindersListArguments, { caller }: Context): Promise<ListRemindersOutcome> => {
    const workspace = await findListWorkspace(teamId, caller, store);
    if (!workspace.ok) return workspace;
    const [workspace_id, user_id] = [workspace.id, caller.user?.id ?? ""];
    const [received, created] = await Promise.all([
      readAll((page) => store.list(reminders, "of_user", { workspace_id, user_id }, page)),
      readAll((page) => store.list(reminders, "of_other_creator", { workspace_id, other_creator_id: user_id }, page)),
    ]);
    // Mostly, users only have their own.
    const all = created.length === 0 ? received : [...received, ...created].toSorted(byCreation);
    return { ok: true, reminders: all.map(toReminder) };
  };
}

type ReadPage = (page: {
  readonly limit: number;
  readonly after?: { readonly created: number; readonly id: string };
}) => Promise<readonly Reminder[]>;

async function readAll(readPage: ReadPage): Promise<readonly Reminder[]> {
  const all: Reminder[] = [];
  for (;;) {
    const last = all.at(-1);
    const after = last && { created: millisecondsOf(last.created), id: last.id };
    const page = await readPage({ limit: pageSize, ...(after && { after }) });
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}

function byCreation(one: Reminder, other: Reminder): number {
  return millisecondsOf(one.created) - millisecondsOf(other.created) || compareText(one.id, other.id);
}

interface Sent {
  readonly reminder: string;
  readonly team_id?: string;
}

type Found =
  | { readonly ok: true; readonly reminder: Reminder }
  | Refused<"not_found">
  | Exclude<Awaited<ReturnType<typeof findListWorkspace>>, { readonly ok: true }>;

/** Finds a reminder of a workspace that the caller created or receives. */
async function findReminder(
  { reminder: id, team_id: teamId }: Sent,
  caller: WebapiCaller,
  store: Store,
): Promise<Found> {
  const workspace = await findListWorkspace(teamId, caller, store);
  if (!workspace.ok) return workspace;
  const reminder = idPatterns.reminder.test(id) ? await store.get(reminders, { id }) : undefined;
  const own = caller.user?.id;
  const isOwn = reminder?.userId === own || reminder?.creatorId === own;
  if (reminder === undefined || !isOwn || reminder.workspaceId !== workspace.id) {
    return refuse("not_found", id, "a reminder that the caller created or receives");
  }
  return { ok: true, reminder };
}

/** A reminder as the Web API shows it. */
function toReminder(reminder: Reminder): ShownReminder {
  const { id, creatorId, userId, channelId, text, recurrence, time, completed } = reminder;
  const common = { id, creator: creatorId, user: userId, text, ...(channelId !== undefined && { channel: channelId }) };
  if (recurrence === undefined) {
    return { ...common, recurring: false, time, complete_ts: completed === undefined ? 0 : secondsOf(completed) };
  }
  const { frequency, weekdays } = recurrence;
  return { ...common, recurring: true, recurrence: { frequency, ...(weekdays !== undefined && { weekdays }) } };
}
