import type { Step } from "../plan/plan.js";
import type { Exchange } from "../wire/exchange.js";

/** What came of a step. */
export interface StepResult {
  readonly step: Step;
  readonly ok: boolean;
  /** Why the target refused it, with the server's detail, or what was left out. */
  readonly detail?: string;
  /** The requests of the step with their answers. */
  readonly requests: readonly Exchange[];
}
