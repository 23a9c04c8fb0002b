import type { ScimSituation } from "../definition/situations.js";
import type { Reason } from "./reason.js";

/** A refusal of the engine itself, before the definition set maps it to a code. */
export interface Refused {
  readonly ok: false;
  readonly situation: ScimSituation;
  /**
   * Key of the error table that a validator or a definition names. If the table does not have it, the situation
   * determines the code.
   */
  readonly error?: string;
  readonly reason: Reason;
  /** Value of the `Allow` header: the verbs that the path serves. */
  readonly allow?: string;
  /** Resource type whose codes apply, if known. */
  readonly resourceType?: string;
}

/** Result of reading a part of a request. */
export type Read<T> = { readonly ok: true; readonly value: T } | Refused;

/** A refusal for a situation. */
export function refuse(situation: ScimSituation, reason: Reason): Refused {
  return { ok: false, situation, reason };
}

/** Accepts a value that was read. */
export function accept<T>(value: T): Read<T> {
  return { ok: true, value };
}
