import type { ScimContext } from "../backend.js";
import { isJsonMediaType } from "../body/is-json-media-type.js";
import { parseBody } from "../body/parse-body.js";
import { readBytes } from "../body/read-bytes.js";
import { type BulkOperation, type BulkRequest, readBulkRequest } from "../bulk/read-bulk-request.js";
import { runBulk } from "../bulk/run-bulk.js";
import { writeBulkResponse } from "../bulk/write-bulk-response.js";
import { type Read, type Refused, refuse } from "../refused.js";
import { type MatchedRoute, matchRoute } from "../routes/match-route.js";
import { addressOf, type Call } from "./call.js";
import type { Answer } from "./respond.js";
import { serveResource } from "./serve-resource.js";
import { toRefusal, writeRefusal } from "./write-refusal.js";

/** A bulk request nests the body of a resource in its operations. */
const depthOfData = 3;

/**
 * Serves a bulk request. Each of its operations is served like a request of its own, inside the wrappers: what fails has
 * changed nothing, and what has been done stays.
 *
 * @see RFC 7644 §3.7
 */
export async function serveBulk(call: Call, { route }: MatchedRoute, context: ScimContext<unknown>): Promise<Answer> {
  const request = await readRequest(call);
  if (!request.ok) return refused(call, request);
  const results = await runBulk(request.value, {
    send: (operation) => serveOperation(call, operation, context),
    refuse: (reason) => refused(call, reason),
  });
  return { status: route.status, body: writeBulkResponse(results, (path) => addressOf(call, path)) };
}

async function readRequest({ engine, version, request }: Call): Promise<Read<BulkRequest>> {
  const { bulk } = version.definition.capabilities;
  const contentType = request.headers.get("content-type");
  if (!isJsonMediaType(contentType, version.definition.mediaType))
    return refuse("bodyMalformed", { rule: "RFC 7644 §3.8", found: contentType, wanted: "JSON in UTF-8" });
  const bytes = await readBytes(request, bulk.maxPayloadSize);
  if (!bytes.ok) return bytes.situation === "bodyTooLarge" ? { ...bytes, situation: "bulkTooLarge" } : bytes;
  const body = parseBody(bytes.value, engine.options.definition.limits.maxBodyDepth + depthOfData);
  return body.ok ? readBulkRequest(body.value, bulk) : body;
}

/** What fails by a defect fails alone: the operations before it have been done, and their client must hear of them. */
async function serveOperation(call: Call, operation: BulkOperation, context: ScimContext<unknown>): Promise<Answer> {
  const matched = matchRoute(call.version.routes, operation.method, operation.path);
  if (!matched.ok) return refused(call, matched, matched.resourceType);
  const { serves } = matched.route;
  if (serves.kind !== "resource")
    return refused(call, refuse("endpointUnknown", { rule: "RFC 7644 §3.7", found: operation.path }));
  try {
    return await serveResource(toCall(call, operation), { ...matched, ...serves }, context);
  } catch (error) {
    const { signal } = context;
    if (signal.aborted && error === signal.reason) throw error;
    call.engine.options.onError?.(error, call.requestId);
    return refused(call, { ok: false, situation: "defect", because: { rule: "defect" } });
  }
}

function toCall(call: Call, { method, path, version, data }: BulkOperation): Call {
  const { mediaType } = call.version.definition;
  const request = new Request(call.request.url, {
    method,
    headers: { "content-type": mediaType, ...(version !== undefined && { "if-match": version }) },
    ...(data !== undefined && { body: JSON.stringify(data) }),
  });
  return { ...call, request, path, url: { ...call.url, pathname: path, search: "" } };
}

function refused({ engine, version }: Call, reason: Refused, resourceType?: string): Answer {
  const { definition } = engine.options;
  return writeRefusal(toRefusal(reason, definition, resourceType), definition, version);
}
