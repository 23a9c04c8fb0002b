import type { LockPort } from "./lock-port.js";

/** Locks in the memory of one process. */
export function createMemoryLocks(): LockPort {
  const held = new Map<string, { readonly holder: string; readonly untilMs: number }>();
  return {
    async acquire({ key, holder, leaseMs, nowMs }) {
      const other = held.get(key);
      if (other !== undefined && other.holder !== holder && other.untilMs > nowMs) return false;
      held.set(key, { holder, untilMs: nowMs + leaseMs });
      return true;
    },
    async release({ key, holder }) {
      if (held.get(key)?.holder === holder) held.delete(key);
    },
  };
}
