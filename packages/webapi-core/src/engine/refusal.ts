import type { WebapiSituation } from "../situations.js";

/** What the engine met while it read a request. The set says which code answers it. */
export interface Refusal {
  readonly ok: false;
  readonly situation: WebapiSituation;
  /** Further fields of the answer. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A refusal of a situation. */
export function refuse(situation: WebapiSituation): Refusal {
  return { ok: false, situation };
}
