import type { FunctionsCompleteSuccessArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { toInstant } from "../../values/instant.js";
import { toProblemLines } from "../blocks/to-problem-lines.js";
import { endExecution, findRunning, refuse } from "./executions/complete-execution.js";
import { findParameterProblems } from "./executions/find-parameter-problems.js";

type Outcome = MethodOutcome<Methods["functions.completeSuccess"]>;
type Context = MethodContext<WebapiCaller>;

/** Completes a step with its outputs. */
export function createCompleteSuccess({ store }: { readonly store: Store }) {
  return (sent: FunctionsCompleteSuccessArguments, context: Context): Promise<Outcome> =>
    decide(store, () => decideSuccess(sent, context, store));
}

async function decideSuccess(
  { function_execution_id: id, outputs }: FunctionsCompleteSuccessArguments,
  { caller, now }: Context,
  store: Store,
): Promise<Decision<Outcome>> {
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
