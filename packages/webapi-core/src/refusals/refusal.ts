import type { WebapiSituation } from "../definition/situations.js";
import type { Reason } from "./reason.js";

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
