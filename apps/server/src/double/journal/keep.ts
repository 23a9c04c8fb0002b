import { type Budget, deepest, shorten } from "./redact.js";

/**
 * What is kept of something that nobody changes any more: it as it is, secrets among it, or where there is no room for
 * all of it a copy as far as there is. To look is cheaper than to copy, and most of what is kept nobody reads.
 */
export function keep<T extends object>(value: T, budget: Budget): T | Readonly<Record<string, unknown>> {
  const left = roomAfter(value, budget.room, 0);
  if (left <= 0) return shorten(value, budget);
  budget.room = left;
  return value;
}

/** Whether there is room for a body as it is; then it is taken. */
export function takesBody(body: Uint8Array, budget: Budget): boolean {
  // A piece of something larger holds all of it in memory.
  const left = budget.room - body.buffer.byteLength;
  if (left <= 0) return false;
  budget.room = left;
  return true;
}

const none = 0;

/** How much room a value leaves; none where it is not to be kept as it is. */
function roomAfter(value: unknown, room: number, depth: number): number {
  if (typeof value === "string") return room - value.length;
  if (typeof value !== "object" || value === null) return room - 4;
  if (value instanceof Uint8Array || depth >= deepest) return none;
  let left = room;
  for (const name in value) {
    left = roomAfter(Reflect.get(value, name), left - name.length, depth + 1);
    if (left <= 0) return none;
  }
  return left;
}
