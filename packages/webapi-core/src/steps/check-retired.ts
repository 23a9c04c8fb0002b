import type { CallWith } from "../engine/call.js";
import type { Refusal } from "../refusals/refusal.js";

/** Refuses a retired method with the method's own code. */
export function checkRetired({ method }: CallWith<"method">): Refusal | undefined {
  return method.retired === undefined ? undefined : { ok: false, error: method.retired };
}
