import type { Because } from "./because.js";
import type { ScimSituation } from "./situations.js";

/**
 * Thrown by `changeResource` and `replaceResource` where what a backend keeps stands against a write. A backend lets it
 * through, before it has written anything: the engine answers the code of the situation.
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
