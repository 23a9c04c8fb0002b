import type { Step } from "../plan/plan.js";
import type { Exchange } from "../wire/exchange.js";

/** The result of a step. */
export interface StepResult {
  readonly step: Step;
  readonly ok: boolean;
  /** The reason why the target refused it, with the server's detail, or the parts that were left out. */
  readonly detail?: string;
  /** The requests of the step with their answers. */
  readonly requests: readonly Exchange[];
}
