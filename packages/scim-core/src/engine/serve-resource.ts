import type { ScimContext } from "../backend.js";
import { readBytes } from "../body/read-bytes.js";
import type { ScimOperation } from "../definition.js";
import { accept, type Read, refuse } from "../refused.js";
import type { MatchedRoute } from "../routes/match-route.js";
import type { Call } from "./call.js";
import { operations, type ResourceCall } from "./operations.js";
import type { Answer } from "./respond.js";
import { runExchange } from "./run-exchange.js";
import { toRefusal, writeRefusal } from "./write-refusal.js";

/** The route of a resource type. */
export interface ResourceRoute extends MatchedRoute {
  readonly resourceType: string;
  readonly operation: ScimOperation;
}

/**
 * Serves a call of a resource type. Its body is received before the wrappers run, so that a slow client holds no lock;
 * it is read inside them, so that they see every refusal.
 */
export async function serveResource(
  call: Call,
  matched: ResourceRoute,
  context: ScimContext<unknown>,
): Promise<Answer> {
  const { definition } = call.engine.options;
  const { resourceType, operation, parameter: id } = matched;
  const routed = await routeToBackend(call, matched, context);
  if (!routed.ok) return writeRefusal(toRefusal(routed, definition, resourceType), definition, call.version);
  const { version } = call.version;
  const { route } = matched;
  const body = takesBody(operation) ? { body: routed.value.bytes } : {};
  const exchange = { version, operation, resourceType, route, context, ...(id === undefined ? {} : { id }), ...body };
  return runExchange(call, exchange, route.status, () => operations[operation](routed.value));
}

function takesBody(operation: ScimOperation): boolean {
  return operation === "insert" || operation === "replace" || operation === "change";
}

async function routeToBackend(
  call: Call,
  { route, resourceType, operation, parameter: id = "" }: ResourceRoute,
  context: ScimContext<unknown>,
): Promise<Read<ResourceCall>> {
  const resource = call.version.resources.get(resourceType);
  const backend = call.engine.options.backends[resourceType];
  if (resource === undefined || backend === undefined) throw new Error(`There is no backend of ${resourceType}.`);
  const { idPattern } = resource.definition;
  if (id !== "" && idPattern?.test(id) === false)
    return refuse("idMalformed", { rule: "RFC 7643 §3.1", found: id, wanted: String(idPattern) });
  const bytes = takesBody(operation)
    ? await readBytes(call.request, call.engine.maxBodyBytes)
    : accept(new Uint8Array());
  if (!bytes.ok) return bytes;
  return accept({ call, route, resource, backend, context, id, bytes: bytes.value, ...readConditions(call) });
}

/** What the address and the headers say of the answer. */
function readConditions({ url, request, version }: Call): Partial<ResourceCall> {
  const parameters = url.search === "" ? undefined : new URLSearchParams(url.search);
  if (!version.definition.capabilities.etag) return parameters === undefined ? {} : { parameters };
  const ifMatch = request.headers.get("if-match");
  const ifNoneMatch = request.headers.get("if-none-match");
  return {
    ...(parameters && { parameters }),
    ...(ifMatch !== null && { ifMatch }),
    ...(ifNoneMatch !== null && { ifNoneMatch }),
  };
}
