import type { StepResult } from "./apply/step-result.js";
import type { Plan } from "./plan/plan.js";
import type { Exchange } from "./wire/exchange.js";

/** The report of a sync. */
export interface SyncReport {
  /** Whether every step was accepted. */
  readonly ok: boolean;
  readonly plan: Plan;
  readonly results: readonly StepResult[];
  /** Every request of the sync in order, including reads. */
  readonly requests: readonly Exchange[];
  /**
   * The reason why it stopped before its end: an `UnreachableError`, a `TargetError`, or the reason of `signal`. The
   * next sync continues.
   */
  readonly stopped?: Error;
}

/** A plan would deactivate or delete more than allowed. */
export class TooManyRemovalsError extends Error {
  override readonly name = "TooManyRemovalsError";
  readonly plan: Plan;
  /** Number of users to deactivate and groups to delete. */
  readonly removals: number;
  readonly limit: number;

  constructor(plan: Plan, limit: number) {
    const removals = removalsOf(plan);
    super(`the plan deactivates or deletes ${removals}, more than the limit of ${limit}`);
    this.plan = plan;
    this.removals = removals;
    this.limit = limit;
  }
}

/**
 * Maximum number of users to deactivate and groups to delete: a number, or a part of what is managed. A part such as `20%`
 * allows at least five.
 */
export type RemovalLimit = number | `${number}%`;

/** Number of users that a plan deactivates and groups that it deletes. */
function removalsOf({ steps }: Plan): number {
  return steps.filter(({ kind }) => kind === "deactivate-user" || kind === "delete-group").length;
}

/** Checks the limit of a plan. @throws TooManyRemovalsError */
export function checkRemovals(plan: Plan, limit: RemovalLimit | undefined): void {
  if (limit === undefined) return;
  const part = typeof limit === "number" ? limit : Math.floor((plan.managed * Number.parseFloat(limit)) / 100);
  const allowed = typeof limit === "number" ? part : Math.max(5, part);
  if (removalsOf(plan) > allowed) throw new TooManyRemovalsError(plan, allowed);
}
