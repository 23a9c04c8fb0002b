import type { ScimVersion } from "@rollcall/client";
import { applyPlan } from "./apply/apply-plan.js";
import type { StepResult } from "./apply/step-result.js";
import type { Directory } from "./directory/directory.js";
import { resolveDirectory } from "./directory/resolve-directory.js";
import type { Links } from "./links/links.js";
import { createPlan, type Planning } from "./plan/create-plan.js";
import type { Plan } from "./plan/plan.js";
import type { Scope } from "./scope.js";
import type { StyleFacts } from "./styles/style-facts.js";
import { readManagerName } from "./target/manager-name.js";
import { type Leavers, observe } from "./target/observe.js";
import { createReader } from "./target/reader.js";
import type { Wire } from "./wire/create-wire.js";
import { type Exchange, TargetError, UnreachableError } from "./wire/exchange.js";

/** Dependencies of a run. */
export interface RunOptions {
  readonly wire: Wire;
  readonly links: Links;
  readonly facts: StyleFacts;
  readonly version: ScimVersion;
  readonly leavers: Leavers;
  readonly match: "userName" | "externalId";
  /** All requests so far. */
  readonly log: readonly Exchange[];
  /** Ends a run. */
  readonly signal: AbortSignal | undefined;
}

/** A plan with what it was made from. */
interface Planned {
  readonly plan: Plan;
  readonly planning: Planning;
}

/** Compares a part of a directory with the target. @throws DirectoryError, UnreachableError, TargetError */
export async function planRun(directory: Directory, scope: Scope, options: RunOptions): Promise<Planned> {
  const { links, facts, leavers, match, version } = options;
  const resolved = resolveDirectory(directory);
  const reader = createReader(options.wire);
  const observed = await observe({ directory: resolved, links, reader, facts, scope, leavers, match });
  const planning: Planning = { directory: resolved, observed, links, scope, version };
  return { plan: createPlan(planning), planning };
}

/** The result of applying a plan. */
interface Applied {
  readonly results: readonly StepResult[];
  /** The reason why the run stopped before its end. */
  readonly stopped?: Error;
}

/** Applies a plan. A target that stops answering ends the run, as the signal does. The results so far remain. */
export async function applyRun(
  { plan, planning }: Planned,
  { wire, links, facts, version, log, signal }: RunOptions,
  onResult: (result: StepResult) => void = () => undefined,
): Promise<Applied> {
  const results: StepResult[] = [];
  let name: Promise<"value" | "managerId"> | undefined;
  const writing = async (hasManager: boolean) => {
    const isAsked = hasManager && version === "2.0" && facts.manager.value === "object";
    name ??= isAsked ? readManagerName(wire) : undefined;
    return { version, facts, managerName: (await name) ?? "value" };
  };
  const onStep = (result: StepResult) => {
    results.push(result);
    onResult(result);
  };
  try {
    await applyPlan({ plan, planning, wire, links, facts, log, writing, reader: createReader(wire), onResult: onStep });
    return { results };
  } catch (error) {
    if (error instanceof UnreachableError || error instanceof TargetError) return { results, stopped: error };
    if (error instanceof Error && error === signal?.reason) return { results, stopped: error };
    throw error;
  }
}
