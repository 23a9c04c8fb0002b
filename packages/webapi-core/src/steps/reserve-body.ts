import type { CallWith } from "../engine/call.js";
import type { BodyHold } from "../request/bodies-in-flight.js";

/** Reserves room for the body. Callers without a valid token get less of it. */
export function reserveBody({ engine, caller }: CallWith<"method">): { readonly hold: BodyHold } {
  return { hold: engine.bodies.hold(caller !== undefined) };
}
