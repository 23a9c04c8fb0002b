import { StoreUnavailable } from "../model/port/store-unavailable.js";
import type { DuePass } from "./due-subject.js";

/** Jobs that are due, and what is done with each. */
interface Jobs<Job> {
  /** Finds the next jobs that are due, the earliest first, after the last one that was done. */
  readonly find: (last: Job | undefined) => Promise<readonly Job[]>;
  readonly run: (job: Job) => Promise<void>;
  /** Ends a job that failed. */
  readonly drop: (job: Job) => Promise<void>;
}

/**
 * Does jobs one after another. A job that fails is reported and dropped, and the others are still done.
 * @throws StoreUnavailable if the database cannot be reached
 */
export async function runJobs<Job>(jobs: Jobs<Job>, { onError }: Pick<DuePass, "onError">): Promise<void> {
  let last: Job | undefined;
  for (;;) {
    const found = await jobs.find(last);
    if (found.length === 0) return;
    for (const job of found) {
      await attempt(
        () => jobs.run(job),
        async (error) => {
          onError(error);
          await attempt(() => jobs.drop(job), onError);
        },
      );
    }
    last = found.at(-1);
  }
}

async function attempt(act: () => Promise<void>, onFailure: (error: unknown) => Promise<void> | void): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    await onFailure(error);
  }
}
