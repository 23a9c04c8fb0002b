import { executionSection, type WorldExecution } from "./function-executions.js";
import { functionSection } from "./functions.js";
import type { WorldFinding } from "./section/finding.js";
import { findItem, type WorldContext } from "./section/world-context.js";

/** Checks that a run has ended in one way at most. */
export function checkExecutions(items: readonly WorldExecution[]): readonly WorldFinding[] {
  return items.flatMap(({ outputs, error, ended }, i) => {
    const path = ["function_executions", i];
    if (outputs !== undefined && error !== undefined) {
      return [{ path: [...path, "error"], message: "A run has outputs or an error, not both" }];
    }
    return ended !== undefined && outputs === undefined && error === undefined
      ? [{ path: [...path, "ended"], message: "A run that has ended has outputs or an error" }]
      : [];
  });
}

interface OfStep {
  /** App of what the step has made. */
  readonly app: string | undefined;
  readonly path: WorldFinding["path"];
  readonly context: WorldContext;
}

/** Checks that the step that has made something is of the same app. */
export function checkStep(step: string | undefined, { app, path, context }: OfStep): readonly WorldFinding[] {
  const execution = findItem(context, executionSection, step);
  const owner = findItem(context, functionSection, execution?.function)?.app;
  if (owner === undefined || owner === app) return [];
  return [{ path, message: `The step is of the app ${owner}` }];
}
