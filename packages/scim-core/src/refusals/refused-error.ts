import type { ScimSituation } from "../definition/situations.js";
import type { Because } from "./because.js";

/**
 * Thrown by `changeResource` and `replaceResource` if stored values conflict with a write. A backend passes it on
 * before it writes anything. The engine answers the code of the situation.
 */
export class ScimRefusedError extends Error {
  readonly situation: ScimSituation;
  readonly because: Because;

  constructor(situation: ScimSituation, because: Because) {
    super(`${situation}: ${because.rule}`);
    this.name = "ScimRefusedError";
    this.situation = situation;
    this.because = because;
  }
}
