import type { FunctionsCompleteErrorArguments, FunctionsCompleteSuccessArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { type ExecutionEnd, type FunctionExecution, functionExecutions } from "../../model/app-function.js";
import type { WebapiCaller } from "../../model/caller.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Batch, Store } from "../../model/store.js";
import { createRefuse, type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { toProblemLines } from "../blocks/block-problems.js";
import { isGranted } from "../directory/reach.js";
import { findParameterProblems } from "./executions/find-parameter-problems.js";

type CompleteSuccessOutcome = MethodOutcome<Methods["functions.completeSuccess"]>;
type Context = MethodContext<WebapiCaller>;

/** Completes a step with its outputs. */
export function createCompleteSuccess({ store }: { readonly store: Store }) {
  return (sent: FunctionsCompleteSuccessArguments, context: Context): Promise<CompleteSuccessOutcome> =>
    decide(store, () => decideSuccess(sent, context, store));
}

async function decideSuccess(
  { function_execution_id: id, outputs }: FunctionsCompleteSuccessArguments,
  { caller, now }: Context,
  store: Store,
): Promise<Decision<CompleteSuccessOutcome>> {
  const found = await findRunning(id, caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  const { outputParameters = [] } = (await store.functions.get(found.execution.functionId)) ?? {};
  const problems = findParameterProblems(outputs, outputParameters, "outputs");
  const [first] = problems;
  if (first !== undefined) {
    const refusal = refuse("parameter_validation_failed", first.found, first.wanted);
    return { kind: "answer", answer: { ...refusal, messages: toProblemLines(problems) } };
  }
  const end = { kind: "completed", at: toInstant(now.getTime()), outputs } as const;
  return { kind: "commit", batch: endExecution(found.execution, end), answer: () => ({ ok: true }) };
}

type CompleteErrorOutcome = MethodOutcome<Methods["functions.completeError"]>;

/** Ends a step that failed. */
export function createCompleteError({ store }: { readonly store: Store }) {
  return (
    { function_execution_id: id, error }: FunctionsCompleteErrorArguments,
    context: Context,
  ): Promise<CompleteErrorOutcome> =>
    decide<CompleteErrorOutcome>(store, async (): Promise<Decision<CompleteErrorOutcome>> => {
      const found = await findRunning(id, context.caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const end = { kind: "failed", at: toInstant(context.now.getTime()), error } as const;
      return { kind: "commit", batch: endExecution(found.execution, end), answer: () => ({ ok: true }) };
    });
}

type CompletionCode =
  | "access_denied"
  | "execution_not_in_running_state"
  | "function_execution_not_found"
  | "parameter_validation_failed";

/** Refuses to complete a step. */
const refuse = createRefuse<CompletionCode>("interactivity#custom-steps-functions");

type FoundExecution =
  | { readonly ok: true; readonly execution: FunctionExecution }
  | Refused<Exclude<CompletionCode, "parameter_validation_failed">>;

/** Finds a running step of the caller's app. */
async function findRunning(id: Id, { app, token }: WebapiCaller, store: Pick<Store, "get">): Promise<FoundExecution> {
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
function endExecution(execution: FunctionExecution, end: ExecutionEnd): Batch {
  const { id, version } = execution;
  return {
    expect: [hasVersion(functionExecutions, { id }, version)],
    writes: [put(functionExecutions, { ...execution, version: version + 1, end })],
  };
}
