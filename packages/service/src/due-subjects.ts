import { lazily } from "./lazily.js";
import { doNotDisturb } from "./model/do-not-disturb.js";
import { files, fileUploads, sweepMsOf } from "./model/file.js";
import { listExports } from "./model/list.js";
import { reminders } from "./model/reminder.js";
import { scheduledMessages } from "./model/scheduled-message.js";
import { dueMsOf, users } from "./model/user.js";
import { expiryMsOf } from "./rules/lists/exports/export-age.js";
import { createLoop, type DueLoop, type DueSubject, type LoopOptions } from "./store/due-loop.js";
import { millisecondsOf } from "./values/instant.js";

/** Uploads that end within an hour, and files that are deleted within it, are swept together. */
const sweepMs = 3_600_000;

/** Everything that time brings about. Looking for the next time is small; what is done then is loaded when it is due. */
export const dueSubjects: readonly DueSubject[] = [
  {
    nextDue: async (store) => {
      const [next] = await store.list(scheduledMessages, "due", {}, { limit: 1 });
      return next && next.postAt * 1000;
    },
    runDue: lazily(async () => (await import("./rules/scheduled-messages/post-due.js")).postDue),
  },
  {
    nextDue: async (store) => {
      const [next] = await store.list(users, "due", {}, { limit: 1 });
      return next && dueMsOf(next);
    },
    runDue: lazily(async () => (await import("./rules/users/end-due.js")).endDue),
  },
  {
    nextDue: async (store) => {
      const [next] = await store.list(doNotDisturb, "due", {}, { limit: 1 });
      return next?.snoozedUntil === undefined ? undefined : millisecondsOf(next.snoozedUntil);
    },
    runDue: lazily(async () => (await import("./rules/do-not-disturb/do-not-disturb.js")).endDue),
  },
  {
    nextDue: async (store) => {
      const [next] = await store.list(reminders, "due", {}, { limit: 1 });
      return next && next.time * 1000;
    },
    runDue: lazily(async () => (await import("./rules/reminders/remind-due.js")).remindDue),
  },
  {
    nextDue: async (store) => {
      const [[upload], [deleted]] = await Promise.all([
        store.list(fileUploads, "due", {}, { limit: 1 }),
        store.list(files, "unswept", {}, { limit: 1 }),
      ]);
      const times = [upload && fileUploads.columns.due.of(upload), deleted && sweepMsOf(deleted)];
      const known = times.filter((time) => time !== undefined);
      return known.length === 0 ? undefined : Math.ceil(Math.min(...known) / sweepMs) * sweepMs;
    },
    runDue: lazily(async () => (await import("./rules/files/sweep-due.js")).sweepDue),
  },
  {
    nextDue: async (store) => {
      const [oldest] = await store.list(listExports, "oldest", {}, { limit: 1 });
      return oldest && expiryMsOf(oldest);
    },
    runDue: lazily(async () => (await import("./rules/lists/exports/sweep-due.js")).sweepDue),
  },
];

/** Options of {@link createDueLoop}. */
export interface DueLoopOptions extends Omit<LoopOptions, "subjects"> {}

/**
 * Creates what does the jobs of a store at their times, such as posting scheduled messages. It reads nothing until a job
 * is planned; plan 0 for a store that may already have jobs.
 */
export function createDueLoop(options: DueLoopOptions): DueLoop {
  return createLoop({ ...options, subjects: dueSubjects });
}
