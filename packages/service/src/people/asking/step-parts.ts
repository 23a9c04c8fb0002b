import type { BlockActionsPayload } from "@rollcall/api/events";
import { functionExecutions } from "../../model/function-execution.js";
import { openCredentials } from "../../rules/directory/open-credentials.js";
import { workflowTokenOf } from "../../rules/tokens/workflow-token.js";
import type { Id } from "../../values/ids.js";
import type { Person } from "../act.js";

/** The fields of payloads that concern a step. */
type StepParts = Pick<BlockActionsPayload, "function_data" | "bot_access_token" | "interactivity">;

/** A step whose blocks a person uses. */
interface UsedStep {
  readonly executionId?: Id;
  /** Absent for payloads without a trigger, which nothing can be exchanged for. */
  readonly triggerId?: string;
}

/** Writes the step whose blocks a person uses. Nothing for other blocks, and if the step is gone. */
export async function writeStepParts(
  { executionId, triggerId }: UsedStep,
  { store, sealer, ids, user, workflowPrefix }: Person,
): Promise<StepParts> {
  if (executionId === undefined) return {};
  const execution = await store.get(functionExecutions, { id: executionId });
  if (execution === undefined) return {};
  const appFunction = await store.functions.get(execution.functionId);
  const { signingSecret } = (await openCredentials(store, sealer, execution.appId)) ?? {};
  if (appFunction === undefined || signingSecret === undefined) return {};
  return {
    function_data: {
      execution_id: executionId,
      function: { callback_id: appFunction.callbackId },
      inputs: { ...execution.inputs },
    },
    bot_access_token: workflowTokenOf(executionId, { signingSecret, prefix: workflowPrefix }),
    ...(triggerId !== undefined && {
      interactivity: { interactor: { id: user.id, secret: ids.secret(16) }, interactivity_pointer: triggerId },
    }),
  };
}
