import { type Budget, maxDepth, shorten } from "./redact.js";

/**
 * A value as the journal keeps it: the value itself, with its secrets, if the budget allows it; otherwise a shortened
 * copy. Nobody may change the value later. Measuring is cheaper than copying, and most entries are never read.
 */
export function fitBudget<T extends object>(value: T, budget: Budget): T | Readonly<Record<string, unknown>> {
  const left = charactersLeft(value, budget.remaining, 0);
  if (left <= 0) return shorten(value, budget);
  budget.remaining = left;
  return value;
}

/** Whether the budget allows a body as it is; if so, its size is subtracted. */
export function fitsBudget(body: Uint8Array, budget: Budget): boolean {
  const left = budget.remaining - body.byteLength;
  if (left <= 0) return false;
  budget.remaining = left;
  return true;
}

/** The part of a budget that a value leaves; 0 if the value must not be kept as it is. */
function charactersLeft(value: unknown, remaining: number, depth: number): number {
  if (typeof value === "string") return remaining - value.length;
  if (typeof value !== "object" || value === null) return remaining - 4;
  if (value instanceof Uint8Array || depth >= maxDepth) return 0;
  let left = remaining;
  for (const name in value) {
    left = charactersLeft(Reflect.get(value, name), left - name.length, depth + 1);
    if (left <= 0) return 0;
  }
  return left;
}
