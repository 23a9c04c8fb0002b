import type { Store } from "@rollcall/service/store";
import { randomIds } from "./random-ids.js";

/** What was done while nobody else could put a world into the database, or that somebody else was doing so. */
export type HeldWorld<T> = { readonly held: true; readonly result: T } | { readonly held: false };

const key = "world";
const leaseMs = 60_000;

/**
 * Does what puts a world into a database, while whoever else wants to is kept out; does nothing where somebody does so
 * already. A lease that its process did not live to give back ends after a minute.
 */
export async function holdWorld<T>({ locks }: Store, now: () => Date, work: () => Promise<T>): Promise<HeldWorld<T>> {
  const holder = randomIds.uuid();
  const acquire = () => locks.acquire({ key, holder, leaseMs, nowMs: now().getTime() });
  if (!(await acquire())) return { held: false };
  // A renewal that fails shows in the work itself, which uses the same database.
  const renewing = setInterval(() => void acquire().catch(() => false), leaseMs / 4);
  try {
    return { held: true, result: await work() };
  } finally {
    clearInterval(renewing);
    await locks.release({ key, holder }).catch(() => undefined);
  }
}
