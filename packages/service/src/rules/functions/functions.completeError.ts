import type { FunctionsCompleteErrorArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { toInstant } from "../../values/instant.js";
import { endExecution, findRunning } from "./executions/complete-execution.js";

type Outcome = MethodOutcome<Methods["functions.completeError"]>;
type Context = MethodContext<WebapiCaller>;

/** Ends a step that failed. */
export function createCompleteError({ store }: { readonly store: Store }) {
  return ({ function_execution_id: id, error }: FunctionsCompleteErrorArguments, context: Context): Promise<Outcome> =>
    decide<Outcome>(store, async (): Promise<Decision<Outcome>> => {
      const found = await findRunning(id, context.caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const end = { kind: "failed", at: toInstant(context.now.getTime()), error } as const;
      return { kind: "commit", batch: endExecution(found.execution, end), answer: () => ({ ok: true }) };
    });
}
