import { type DoNotDisturb, doNotDisturb } from "../../model/do-not-disturb.js";
import type { DuePass } from "../../store/due-subject.js";
import { runJobs } from "../../store/run-jobs.js";
import { millisecondsOf } from "../../values/instant.js";
import { changeOwn } from "./change-own.js";

const pageSize = 100;

/** Removes pauses that have ended. A scheduled session ends by the clock and needs no write. */
export function endDue(pass: DuePass): Promise<void> {
  const { store, nowMs } = pass;
  return runJobs<DoNotDisturb>(
    {
      find: async (last) => {
        const after = last && { due: endMsOf(last) ?? null, user_id: last.userId };
        const found = await store.list(doNotDisturb, "due", {}, { limit: pageSize, ...(after && { after }) });
        return found.filter((stored) => hasEnded(stored, nowMs()));
      },
      run: (job) => end(job, pass),
      // It stays due, so the next pass tries again.
      drop: async () => undefined,
    },
    pass,
  );
}

/** Removes a pause, unless it was ended or replaced meanwhile. */
async function end({ userId }: DoNotDisturb, { store, nowMs }: DuePass): Promise<void> {
  await changeOwn(userId, store, (before) => {
    const { snoozedUntil: _ended, ...others } = before;
    return hasEnded(before, nowMs()) ? others : undefined;
  });
}

function hasEnded(stored: DoNotDisturb, nowMs: number): boolean {
  const endMs = endMsOf(stored);
  return endMs !== undefined && endMs <= nowMs;
}

function endMsOf({ snoozedUntil }: DoNotDisturb): number | undefined {
  return snoozedUntil === undefined ? undefined : millisecondsOf(snoozedUntil);
}
