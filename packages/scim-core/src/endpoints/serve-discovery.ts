import type { Answered } from "../answers/respond.js";
import type { Served } from "../answers/served.js";
import { nameOf, writeDocument } from "../discovery/write-document.js";
import type { ServedCall } from "../engine/call.js";
import type { ScimExchange } from "../options/exchange.js";
import { type Refused, refuse } from "../refusals/refused.js";
import { runMiddleware } from "../steps/run-middleware.js";

const exchanges = {
  serviceProviderConfig: { operation: "get", resourceType: "ServiceProviderConfig" },
  resourceTypes: { operation: "find", resourceType: "ResourceType" },
  schemas: { operation: "find", resourceType: "Schema" },
  schema: { operation: "get", resourceType: "Schema" },
} as const;

/** Serves a document about the service, derived from its definition set. */
export function serveDiscovery(call: ServedCall<"discovery">): Promise<Answered> {
  const { version, serves, route, context } = call;
  const exchange: ScimExchange<unknown> = { version: version.version, ...exchanges[serves.document], route, context };
  return runMiddleware(call, exchange, async () => answerDocument(call));
}

function answerDocument(call: ServedCall<"discovery">): Served | Refused {
  const { discoveryFiltered } = call.engine.options.definition.situations;
  if (discoveryFiltered !== undefined && new URLSearchParams(call.url.search).has("filter"))
    return refuse("discoveryFiltered", { rule: "RFC 7644 §4", found: "filter" });
  const body = writeDocument(call);
  return body === undefined
    ? refuse("endpointUnknown", { rule: "RFC 7644 §4", found: nameOf(call) })
    : { ok: true, body };
}
