import type { Because } from "./because.js";
import type { ScimSituation } from "./situations.js";

/** A refusal of the engine itself, before a definition set has given it a code. */
export interface Refused {
  readonly ok: false;
  readonly situation: ScimSituation;
  /** Key of the error table that a validator or a definition named; where the table lacks it, the situation decides. */
  readonly error?: string;
  readonly because: Because;
}

/** What reading a piece of a request gives. */
export type Read<T> = { readonly ok: true; readonly value: T } | Refused;

/** A refusal for a situation. */
export function refuse(situation: ScimSituation, because: Because): Refused {
  return { ok: false, situation, because };
}

/** What was read. */
export function accept<T>(value: T): Read<T> {
  return { ok: true, value };
}
