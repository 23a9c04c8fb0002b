import type { ScimCode } from "@rollcall/api/scim";
import type { Because, ScimRefusal } from "@rollcall/scim-core";

/** A refusal of a SCIM call. */
export type Refusal = ScimRefusal<ScimCode>;

/** What a rule makes of a value: the value to store, or a refusal. */
export type Ruled<Value> = { readonly ok: true; readonly value: Value } | Refusal;

/** A refusal with its reason. */
export function refuse(error: ScimCode, because: Because): Refusal {
  return { ok: false, error, because };
}

/** The value to store. */
export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}
