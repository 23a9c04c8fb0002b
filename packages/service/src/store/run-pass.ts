import type { Clock } from "@rollcall/scim-core";
import type { Store } from "../model/service-store.js";
import type { Ids } from "../values/ids.js";
import type { DueSubject } from "./due-subject.js";

/** Wait before jobs that are left are tried again, in milliseconds. */
const retryMs = 10_000;

/** One round of the jobs of all subjects. */
interface Pass {
  readonly store: Store;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  readonly subjects: readonly DueSubject[];
  /** Whether the store was replaced or closed since the pass began. */
  readonly isVoid: () => boolean;
}

/**
 * Does every job that is due.
 * @returns when to continue, as Unix time in milliseconds; undefined if no job is left
 */
export async function runPass(pass: Pass): Promise<number | undefined> {
  const bound = { ...pass, store: bindStore(pass), onError: reportOf(pass) };
  const nowMs = pass.clock.now().getTime();
  let nextMs: number | undefined;
  for (const subject of pass.subjects) {
    const foundMs = await runSubject(subject, nowMs, bound);
    nextMs = Math.min(nextMs ?? Number.POSITIVE_INFINITY, foundMs ?? Number.POSITIVE_INFINITY);
  }
  return nextMs === undefined || !Number.isFinite(nextMs) ? undefined : nextMs;
}

async function runSubject(subject: DueSubject, nowMs: number, pass: Pass): Promise<number | undefined> {
  const { store, ids, clock, onError } = pass;
  try {
    const firstMs = await subject.nextDue(store);
    if (firstMs === undefined || firstMs > nowMs) return firstMs;
    await subject.runDue({ store, ids, nowMs: () => clock.now().getTime(), onError });
    const leftMs = await subject.nextDue(store);
    // What is still due could not be ended, so trying again at once would fail again.
    return leftMs === undefined ? undefined : Math.max(leftMs, leftMs <= nowMs ? nowMs + retryMs : leftMs);
  } catch (error) {
    onError(error);
    return nowMs + retryMs;
  }
}

/** Errors of a void pass say nothing about the present store. */
function reportOf({ onError, isVoid }: Pass): Pass["onError"] {
  return (error) => {
    if (!isVoid()) onError(error);
  };
}

/** A void pass can no longer write. */
function bindStore({ store, isVoid }: Pass): Store {
  return {
    ...store,
    commit: (batch) => {
      if (isVoid()) return Promise.reject(new Error("The store was replaced or closed."));
      return store.commit(batch);
    },
  };
}
