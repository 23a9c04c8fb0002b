import type { WebapiLimits } from "../definition/definition.js";
import type { Refusal } from "../refusals/refusal.js";
import type { Pause } from "../request/slices.js";

/** A value to validate, no value, or a refusal. */
export type ReadArgument = { readonly ok: true; readonly value: unknown } | "absent" | Refusal;

/** Options for reading arguments. */
export interface ArgumentReading {
  readonly limits: WebapiLimits;
  readonly pause: Pause;
}
