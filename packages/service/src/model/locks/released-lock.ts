import type { HeldKey } from "../port/lock-port.js";

const released = new WeakSet<HeldKey>();

/** Notes that a commit has released a lock. */
export function noteReleased(lock: HeldKey): void {
  released.add(lock);
}

/** Whether a commit has released a lock. */
export function wasReleased(lock: HeldKey): boolean {
  return released.has(lock);
}
