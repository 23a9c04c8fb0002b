import type { AnyOutcome, MethodAround, MethodCaller, MethodExchange } from "../options/method-handlers.js";

/** Runs a handler inside its wrappers, the first of them outermost. */
export function runAround<Caller extends MethodCaller>(
  around: readonly MethodAround<Caller>[],
  exchange: MethodExchange<Caller>,
  handle: () => Promise<AnyOutcome>,
): Promise<AnyOutcome> {
  return around.reduceRight<() => Promise<AnyOutcome>>((next, wrap) => () => wrap(exchange, next), handle)();
}
