import type { WebapiSituation } from "../definition/situations.js";

/** Ends a call before its handler: with a situation, for which the set has a code, or with a code. */
export type Refusal = RefusedSituation | RefusedCode;

/** Additions to the answer. */
interface RefusalParts {
  readonly ok: false;
  /** Further fields of the body. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Lines of `response_metadata.messages`. */
  readonly messages?: readonly string[];
  /** Value of the `Allow` header. */
  readonly allow?: string;
}

/** A refusal for a situation. */
interface RefusedSituation extends RefusalParts {
  readonly situation: WebapiSituation;
}

/** A refusal with a code of the definition set. */
interface RefusedCode extends RefusalParts {
  readonly error: string;
  readonly reason?: Reason;
}

/** Refuses a call for a situation. The messages tell the caller what to correct. */
export function refuse(situation: WebapiSituation, ...messages: readonly string[]): RefusedSituation {
  return { ok: false, situation, ...(messages.length > 0 && { messages }) };
}

/** The reason of an answer, such as a refusal. Never on the wire. A journal shows it. */
export interface Reason {
  /** The rule that refused, as a document and heading: `scim-provisioning#user-attributes`. */
  readonly rule: string;
  /** The value found in the request or in the store. */
  readonly found?: unknown;
  /** The expected value, as a phrase. */
  readonly wanted?: string;
}

/** Reports a defect: a handler, a middleware or `authenticate` answered a code that the definitions do not list. */
export class UndeclaredCodeError extends Error {
  override readonly name = "UndeclaredCodeError";

  constructor(method: string, code: unknown) {
    super(`A call of ${method} was answered with the code ${String(code)}, which its definition does not list.`);
  }
}
