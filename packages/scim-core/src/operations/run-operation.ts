import { type Answered, answerRefusal, answerServed, type Served, toRefusal } from "../answers/write-answer.js";
import type { BackendRefusal } from "../backend/backend.js";
import { type ReceivedBody, toBytes } from "../body/read-body.js";
import type { ResourceCall, RoutedCall } from "../engine.js";
import type { AnyScimOutcome, ScimExchange } from "../options/scim-handler-options.js";
import { type Refused, ScimRefusedError } from "../refusals/refused.js";
import { operations } from "./operations.js";

/** Runs the operation of a resource type inside the middleware, which sees every refusal of its body. */
export function runOperation(call: ResourceCall): Promise<Answered> {
  const { operation } = call.serves;
  return runMiddleware(call, toExchange(call), () => operations[operation](call));
}

function toExchange({ version, route, serves, context, parameter, body }: ResourceCall): ScimExchange<unknown> {
  const { operation, resourceType } = serves;
  const exchange = {
    version: version.version,
    operation,
    resourceType,
    route,
    context,
    ...(parameter === undefined ? {} : { id: parameter }),
  };
  if (body === undefined) return exchange;
  return body.kind === "bytes" ? { ...exchange, body: body.bytes } : withPrintedBody(exchange, body);
}

/** Prints a parsed body when a middleware reads it. */
function withPrintedBody(exchange: ScimExchange<unknown>, body: ReceivedBody): ScimExchange<unknown> {
  let bytes: Uint8Array | undefined;
  return {
    ...exchange,
    get body() {
      bytes ??= toBytes(body);
      return bytes;
    },
  };
}

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
