import type { ScimSituation } from "../definition/situations.js";

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

/** The reason of a refusal. Only `at` is written on the wire; a journal shows the rest. */
export interface Reason {
  /** The rule that refused, as a document and heading: `scim-provisioning#user-attributes`. */
  readonly rule: string;
  /**
   * The subject of the refusal: the path of an attribute on the wire, the name of a parameter, the place in a filter.
   * The `detail` of an explanation includes it.
   */
  readonly at?: string;
  /** The value found in the request or in the store. */
  readonly found?: unknown;
  /** The expected value, as a phrase. */
  readonly wanted?: string;
}

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
