import { idPrefixes } from "../generated/service.js";
import { type ExecutionEnd, functionExecutions } from "../model/function-execution.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/writes.js";
import type { Instant } from "../values/instant.js";
import type { WorldExecution } from "./function-executions.js";
import { functionSection } from "./functions.js";
import { storedCreation, storedInstant } from "./section/stored-instant.js";
import { findItem } from "./section/world-context.js";
import type { WriteContext } from "./section/write-context.js";

/** Writes of the runs of functions. */
export function executionWrites(items: readonly WorldExecution[], context: WriteContext): readonly Write[] {
  const { ids, nowMs } = context;
  return items.map((item, index) => {
    const created = storedCreation(item, nowMs);
    const end = toEnd(item, created);
    return put(functionExecutions, {
      id: ids.at("function execution", index),
      version: 1,
      created,
      workspaceId: ids.workspace(item.workspace),
      appId: ids.of("app", findItem(context, functionSection, item.function)?.app ?? ""),
      functionId: ids.of("function", item.function),
      userId: ids.of("user", item.user),
      workflowExecutionId: ids.given(item.workflow_execution_id, idPrefixes.workflowExecution),
      inputs: item.inputs ?? {},
      ...(item.token_revoked === true && { tokenRevoked: true }),
      ...(end !== undefined && { end }),
    });
  });
}

function toEnd({ outputs, error, ended }: WorldExecution, created: Instant): ExecutionEnd | undefined {
  const at = ended === undefined ? created : storedInstant(ended);
  if (outputs !== undefined) return { kind: "completed", at, outputs };
  return error === undefined ? undefined : { kind: "failed", at, error };
}
