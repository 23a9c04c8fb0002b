import { type ExecutionEnd, type FunctionExecution, functionExecutions } from "../../../model/function-execution.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Batch, Store } from "../../../model/service-store.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import { createRefuse, type Refused } from "../../../store/refusal.js";
import type { Id } from "../../../values/ids.js";
import { isGranted } from "../../directory/is-granted.js";

type CompletionCode =
  | "access_denied"
  | "execution_not_in_running_state"
  | "function_execution_not_found"
  | "parameter_validation_failed";

/** Refuses to complete a step. */
export const refuse = createRefuse<CompletionCode>("interactivity#custom-steps-functions");

type FoundExecution =
  | { readonly ok: true; readonly execution: FunctionExecution }
  | Refused<Exclude<CompletionCode, "parameter_validation_failed">>;

/** Finds a running step of the caller's app. */
export async function findRunning(
  id: Id,
  { app, token }: WebapiCaller,
  store: Pick<Store, "get">,
): Promise<FoundExecution> {
  const execution = await store.get(functionExecutions, { id });
  if (execution === undefined) return refuse("function_execution_not_found", id, "a step that has run");
  const { appId, workspaceId, end } = execution;
  if (appId !== app?.id || !isGranted(token, workspaceId)) {
    return refuse("access_denied", appId, "a step of the app, in a workspace that the token covers");
  }
  if (end !== undefined) return refuse("execution_not_in_running_state", end.kind, "a step that runs");
  return { ok: true, execution };
}

/** Ends a step, once. */
export function endExecution(execution: FunctionExecution, end: ExecutionEnd): Batch {
  const { id, version } = execution;
  return {
    expect: [hasVersion(functionExecutions, { id }, version)],
    writes: [put(functionExecutions, { ...execution, version: version + 1, end })],
  };
}
