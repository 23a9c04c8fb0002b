import type { AnyOutcome, MethodCaller, MethodExchange, MethodMiddleware } from "../options/method-handlers.js";

/** Runs a handler inside its middleware, the first of the list outermost. */
export function runMiddleware<Caller extends MethodCaller>(
  middleware: readonly MethodMiddleware<Caller>[],
  exchange: MethodExchange<Caller>,
  handle: () => Promise<AnyOutcome>,
): Promise<AnyOutcome> {
  return middleware.reduceRight<() => Promise<AnyOutcome>>((next, wrap) => () => wrap(exchange, next), handle)();
}
