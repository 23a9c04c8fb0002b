import {
  explainArguments,
  loadMethod,
  type MethodDefinition,
  type MethodTypes,
  withoutZod,
} from "@rollcall/webapi-core";
import { type Methods, webapi } from "../generated/control/index.js";
import { ControlError } from "./control-error.js";
import type { Operations } from "./create-control.js";

/**
 * Calls an operation of the control plane.
 * @throws ControlError if it is refused
 */
export type Call = <M extends keyof Methods>(
  method: M,
  sent: Methods[M]["arguments"],
) => Promise<{ readonly ok: true } & Methods[M]["response"]>;

/** Creates the calls of operations by tests in the same process. They are checked like those over HTTP. */
export function createCall(operations: Operations): Call {
  const context = { now: new Date(), requestId: "control", signal: new AbortController().signal };
  return async (method, sent) => {
    // Any definition: its types do not matter here.
    const definition: MethodDefinition<MethodTypes> = await loadMethod<MethodTypes, unknown>(webapi.methods[method]);
    const checked = definition.arguments(withoutZod).safeParse(sent);
    if (!checked.success) throw wrongArguments(method, explainArguments(definition, sent));
    const operation = operations[method] as (args: object, context: object) => Promise<object>;
    const outcome = (await operation(checked.data, context)) as { readonly ok: boolean };
    if (!outcome.ok) throw new ControlError(method, outcome);
    // The compiler checks in `createOperations` that each operation answers as its definition says.
    return outcome as Awaited<ReturnType<Call>> as never;
  };
}

function wrongArguments(method: keyof Methods, messages: readonly string[]): ControlError {
  return new ControlError(method, { ok: false, error: "invalid_arguments", response_metadata: { messages } });
}

/** Selects a world. Default: the first world. */
export interface InWorld {
  readonly world?: string;
}
