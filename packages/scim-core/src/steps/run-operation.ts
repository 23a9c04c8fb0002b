import type { Answered } from "../answers/respond.js";
import { type ReceivedBody, toBytes } from "../body/received-body.js";
import { operations } from "../operations/operations.js";
import type { ResourceCall } from "../operations/resource-call.js";
import type { ScimExchange } from "../options/exchange.js";
import { runMiddleware } from "./run-middleware.js";

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
