import type { CallWith } from "../engine/call.js";
import { CallContext } from "../engine/call-context.js";
import type { CompiledMethod } from "../methods/compile-methods.js";
import type { AnyOutcome } from "../options/method-handlers.js";
import { UndeclaredCodeError } from "../refusals/undeclared-code-error.js";
import { runMiddleware } from "./run-middleware.js";

/**
 * Calls the handler inside the middleware.
 *
 * @throws UndeclaredCodeError if a handler or a middleware answers a code that the method does not declare.
 */
export async function callHandler(call: CallWith<"method" | "checked">): Promise<{ readonly outcome: AnyOutcome }> {
  const { engine, method, checked: args } = call;
  const context = new CallContext(call, engine.now(), call.caller);
  const exchange = { method: method.key, definition: method.definition, arguments: args, context };
  const outcome = await runMiddleware(engine.middleware, exchange, () => method.handler(args, context));
  if (!outcome.ok && !method.codes.has(String(outcome.error)) && !isRequested(method, args, outcome))
    throw new UndeclaredCodeError(method.key, outcome.error);
  return { outcome };
}

/** Whether the caller asked for this error code in an argument. */
function isRequested({ errorArgument }: CompiledMethod, args: object, { error }: AnyOutcome): boolean {
  return errorArgument !== undefined && error !== undefined && Reflect.get(args, errorArgument) === error;
}
