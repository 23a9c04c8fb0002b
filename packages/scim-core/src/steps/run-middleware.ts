import { answerRefusal } from "../answers/answer-refusal.js";
import type { Answered } from "../answers/respond.js";
import { answerServed, type Served } from "../answers/served.js";
import { toRefusal } from "../answers/write-refusal.js";
import type { BackendRefusal } from "../backend/backend.js";
import type { RoutedCall } from "../engine/call.js";
import type { AnyScimOutcome, ScimExchange } from "../options/exchange.js";
import type { Refused } from "../refusals/refused.js";
import { ScimRefusedError } from "../refusals/refused-error.js";

/** Runs inside the middleware. */
type Work = () => Promise<Served | Refused | BackendRefusal<string>>;

/** Runs the work of an exchange inside `middleware`, the first of the list outermost. */
export async function runMiddleware(call: RoutedCall, exchange: ScimExchange<unknown>, work: Work): Promise<Answered> {
  const { definition, middleware = [] } = call.engine.options;
  let served: Served | undefined;
  const innermost = async (): Promise<AnyScimOutcome> => {
    // A client that has disconnected does not expect a change; a read does no harm.
    if (exchange.operation !== "get" && exchange.operation !== "find") exchange.context.signal.throwIfAborted();
    let done: Awaited<ReturnType<Work>>;
    try {
      done = await work();
    } catch (error) {
      done = toRefused(error);
    }
    if (!done.ok) return "situation" in done ? toRefusal(done, definition, exchange.resourceType) : done;
    served = done;
    return { ok: true };
  };
  const wrapped = middleware.reduceRight<typeof innermost>((next, wrap) => () => wrap(exchange, next), innermost);
  const outcome = await wrapped();
  if (!outcome.ok) return { ok: true, answer: answerRefusal(call, outcome) };
  if (served === undefined) throw new Error("A middleware answered success without calling the next one.");
  return { ok: true, answer: answerServed(served, call.route.status, outcome.retryAfterSeconds) };
}

/** An error that `changeResource` or `replaceResource` throws inside a backend is a refusal like any other. */
function toRefused(error: unknown): Refused {
  if (!(error instanceof ScimRefusedError)) throw error;
  return { ok: false, situation: error.situation, reason: error.reason };
}
