import type { WorldFinding } from "../../world/section/finding.js";
import type { WorldExecution } from "./world.js";

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
