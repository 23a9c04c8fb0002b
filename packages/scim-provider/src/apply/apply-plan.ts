import type { Plan, Step } from "../plan/plan.js";
import type { Exchange } from "../wire/exchange.js";
import { applyGroupStep } from "./apply-groups.js";
import { applyUserStep } from "./apply-users.js";
import type { Applying, Outcome } from "./applying.js";
import { linkMatches } from "./link-matches.js";
import type { StepResult } from "./step-result.js";

/** Dependencies of applying a plan. */
interface PlanApplying extends Omit<Applying, "later"> {
  readonly plan: Plan;
  /** All requests so far. */
  readonly log: readonly Exchange[];
  /** Called after each step. */
  readonly onResult: (result: StepResult) => void;
}

/**
 * Applies a plan. Steps that are refused with 409 are retried at the end, because other steps may have freed a name.
 * @throws UnreachableError, TargetError if the target does not answer or refuses the token
 */
export async function applyPlan({ plan, log, onResult, ...dependencies }: PlanApplying): Promise<void> {
  await linkMatches(dependencies.links, dependencies.planning.observed);
  const laterSteps: Step[] = [];
  const applying: Applying = { ...dependencies, later: (step) => laterSteps.push(step) };
  const run = async (step: Step): Promise<{ readonly result: StepResult; readonly status?: number }> => {
    const from = log.length;
    const { status, ...outcome } = await applyStep(step, applying);
    return { result: { step, ...outcome, requests: log.slice(from) }, ...(status !== undefined && { status }) };
  };
  let conflicts: { readonly step: Step; readonly result: StepResult }[] = [];
  for (const step of plan.steps) {
    const { result, status } = await run(step);
    if (status === 409) conflicts.push({ step, result });
    else onResult(result);
  }
  for (const step of laterSteps.splice(0)) onResult((await run(step)).result);
  for (let before = Number.POSITIVE_INFINITY; conflicts.length > 0 && conflicts.length < before; ) {
    before = conflicts.length;
    const again: typeof conflicts = [];
    for (const { step } of conflicts) {
      const { result, status } = await run(step);
      if (status === 409) again.push({ step, result });
      else onResult(result);
    }
    conflicts = again;
  }
  for (const { result } of conflicts) onResult(result);
  for (const step of laterSteps.splice(0)) onResult((await run(step)).result);
}

function applyStep(step: Step, applying: Applying): Promise<Outcome> {
  switch (step.kind) {
    case "create-user":
    case "change-user":
    case "reactivate-user":
    case "deactivate-user":
      return applyUserStep(step, applying);
    case "create-group":
    case "rename-group":
    case "change-members":
    case "delete-group":
      return applyGroupStep(step, applying);
  }
}
