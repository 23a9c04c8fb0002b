import type { ScimCode } from "@rollcall/api/scim";
import type { Because, ScimRefusal } from "@rollcall/scim-core";

/** Refusal of a SCIM call. */
export type Refusal = ScimRefusal<ScimCode>;

/** Result of a rule for a value: the value to store, or a refusal. */
export type Ruled<Value> = { readonly ok: true; readonly value: Value } | Refusal;

/** Builds a refusal with its reason. */
export function refuse(error: ScimCode, because: Because): Refusal {
  return { ok: false, error, because };
}

/** Accepts a value to store. */
export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}
