import { idPrefixes } from "../../generated/service.js";
import { put } from "../../store/document.js";
import type { Instant } from "../../values/instant.js";
import { storedCreation, storedInstant } from "../../world/section/stored-instant.js";
import { findItem } from "../../world/section/world-context.js";
import type { WriteContext } from "../../world/section/write-context.js";
import type { Write } from "../../writes.js";
import { functionSection } from "../world.js";
import { type ExecutionEnd, functionExecutions } from "./function-execution.js";
import type { WorldExecution } from "./world.js";

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
