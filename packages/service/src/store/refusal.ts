import type { ScimCode } from "@rollcall/api/scim";
import type { Reason, ScimRefusal } from "@rollcall/scim-core";

/** Refusal of a SCIM call. */
export type Refusal = ScimRefusal<ScimCode>;

/** Result of a rule for a value: the value to store, or a refusal. */
export type Result<Value> = { readonly ok: true; readonly value: Value } | Refusal;

/** Refusal of any call, with its code and reason. */
export interface Refused<Code extends string> {
  readonly ok: false;
  readonly error: Code;
  readonly reason: Reason;
  /** Lines of `response_metadata.messages`. */
  readonly messages?: readonly string[];
}

/** Builds a refusal with its reason. */
export function refuse<const Code extends string>(error: Code, reason: Reason): Refused<Code> {
  return { ok: false, error, reason };
}

/** Creates a function that builds the refusals of one rule. */
export function createRefuse<Codes extends string>(rule: string) {
  return <const Code extends Codes>(error: Code, found: unknown, wanted?: string): Refused<Code> =>
    refuse(error, { rule, found, ...(wanted !== undefined && { wanted }) });
}

/** Accepts a value to store. */
export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}
