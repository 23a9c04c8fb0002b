import type { ScimSituation } from "../definition/situations.js";
import type { Reason } from "./reason.js";

const brand: unique symbol = Symbol.for("@rollcall/scim-core/ScimRefusedError");

/**
 * Thrown by `changeResource` and `replaceResource` if stored values conflict with a write. A backend passes it on
 * before it writes anything. The engine answers the code of the situation.
 */
export class ScimRefusedError extends Error {
  readonly situation: ScimSituation;
  readonly reason: Reason;

  constructor(situation: ScimSituation, reason: Reason) {
    super(`${situation}: ${reason.rule}`);
    this.name = "ScimRefusedError";
    this.situation = situation;
    this.reason = reason;
  }

  /** Also holds for errors of another copy of this package, such as the one in the bundle of `@rollcall/server`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a subclass has its own instances
    if (this !== ScimRefusedError) return super[Symbol.hasInstance](value);
    return typeof value === "object" && value !== null && brand in value;
  }

  get [brand](): true {
    return true;
  }
}
