import type { FunctionExecutedEvent } from "@rollcall/api/events";
import { functionExecutions } from "../model/app-function.js";
import { toWorkflowFunction } from "../rules/functions/to-workflow-function.js";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";
import type { WritePayload } from "./event-source.js";

/** The facts that the event about a step is written from. */
export interface ExecutedFacts {
  readonly executionId: Id;
  readonly eventTs: Ts;
}

/** Writes the event about a step, with a token that is made now. Nothing if the step or its function is gone. */
export const writeFunctionExecuted: WritePayload<ExecutedFacts> = async (
  { executionId, eventTs },
  { store, stepTokenOf },
): Promise<FunctionExecutedEvent | undefined> => {
  const execution = await store.get(functionExecutions, { id: executionId });
  const appFunction = execution && (await store.functions.get(execution.functionId));
  const token = stepTokenOf?.(executionId);
  if (execution === undefined || appFunction === undefined || token === undefined) return undefined;
  return {
    type: "function_executed",
    function: { ...toWorkflowFunction(appFunction) },
    inputs: execution.inputs,
    function_execution_id: execution.id,
    workflow_execution_id: execution.workflowExecutionId,
    event_ts: eventTs,
    bot_access_token: token,
  };
};
