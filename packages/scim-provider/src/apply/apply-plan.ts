import type { Links } from "../links/links.js";
import type { Plan, Step } from "../plan/plan.js";
import type { Observed } from "../target/observe.js";
import { isActiveResource } from "../target/resource.js";
import type { Exchange } from "../wire/exchange.js";
import { applyGroupStep } from "./apply-groups.js";
import { applyUserStep } from "./apply-users.js";
import type { Applying, Outcome } from "./applying.js";
import type { StepResult } from "./step-result.js";

/** Links what was matched, and remembers who has left already. */
export async function linkMatches(links: Links, { users, groups, strayUsers }: Observed): Promise<void> {
  for (const [key, { id }] of users) if (links.get("User", key)?.id !== id) await links.put("User", key, { id });
  for (const [key, { id }] of groups) if (links.get("Group", key)?.id !== id) await links.put("Group", key, { id });
  for (const [key, user] of strayUsers) {
    const link = links.get("User", key);
    if (link !== undefined && !isActiveResource(user)) await links.put("User", key, { ...link, hasLeft: true });
  }
}

/** Dependencies of applying a plan. */
interface PlanApplying extends Omit<Applying, "postpone"> {
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
  const run = async (step: Step): Promise<Ran> => {
    const from = log.length;
    const postponed: Step[] = [];
    const { status, ...outcome } = await applyStep(step, { ...dependencies, postpone: (each) => postponed.push(each) });
    return {
      result: { step, ...outcome, requests: log.slice(from) },
      postponed,
      ...(status !== undefined && { status }),
    };
  };
  const unfinished: Ran[] = [];
  const keep = (ran: Ran) => {
    if (ran.postponed.length > 0) unfinished.push(ran);
    else onResult(ran.result);
  };
  /** Runs what needs other steps. A step has one result, which includes that. */
  const finish = async () => {
    for (const { result, postponed } of [...unfinished]) {
      let whole: Ran = { result, postponed: [] };
      for (const step of postponed) whole = join(whole, await run(step));
      unfinished.shift();
      keep(whole);
    }
  };
  try {
    const conflicts: Ran[] = [];
    for (const step of plan.steps) {
      const ran = await run(step);
      if (ran.status === 409) conflicts.push(ran);
      else keep(ran);
    }
    await finish();
    for (const { result } of await retry(conflicts, run, keep)) onResult(result);
    await finish();
  } finally {
    for (const { result } of unfinished) onResult({ ...result, detail: result.detail ?? "the manager is not set yet" });
  }
}

/** Tries refused steps again as long as one succeeds. Returns those that are still refused. */
async function retry(
  refused: readonly Ran[],
  run: (step: Step) => Promise<Ran>,
  keep: (ran: Ran) => void,
): Promise<readonly Ran[]> {
  let conflicts = refused;
  for (let before = Number.POSITIVE_INFINITY; conflicts.length > 0 && conflicts.length < before; ) {
    before = conflicts.length;
    const again: Ran[] = [];
    for (const { result } of conflicts) {
      const ran = await run(result.step);
      if (ran.status === 409) again.push(ran);
      else keep(ran);
    }
    conflicts = again;
  }
  return conflicts;
}

/** A step that was tried, and what remains of it. */
interface Ran {
  readonly result: StepResult;
  readonly postponed: readonly Step[];
  /** HTTP status of a refusal. */
  readonly status?: number;
}

/** A step with what was done later for it. */
function join({ result, postponed }: Ran, { result: next, postponed: rest }: Ran): Ran {
  const { ok, detail } = next.ok ? result : next;
  const requests = [...result.requests, ...next.requests];
  const joined = { step: result.step, ok, ...(detail !== undefined && { detail }), requests };
  return { result: joined, postponed: [...postponed, ...rest] };
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
