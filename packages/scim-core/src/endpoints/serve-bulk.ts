import { inOrder } from "@rollcall/engine";
import { type Answer, type Answered, answerRefusal } from "../answers/write-answer.js";
import { checkMediaType, type JsonLimits, parseBody, receiveBytes } from "../body/read-body.js";
import { type BulkOperation, type BulkRequest, readBulkRequest } from "../bulk/read-bulk-request.js";
import { runBulk, writeBulkResponse } from "../bulk/run-bulk.js";
import type { BulkCapability } from "../definition/capabilities.js";
import { addressOf, type RoutedCall, type ServedCall } from "../engine.js";
import { runOperation } from "../operations/operations.js";
import { type Read, type Refused, refuse } from "../refusals/refused.js";
import { matchRoute } from "../routes/match-route.js";
import { checkBodySize, checkId, findBackend } from "../steps.js";

/** A bulk request nests the body of a resource in its operations. */
const depthOfData = 3;

/** One operation of a bulk request, as a call of its own. */
type OperationCall = BulkCall & ServedCall<"resource">;

/** A bulk request that has been received. */
interface BulkCall extends RoutedCall {
  /** Size of the whole request. */
  readonly bulkBytes: number;
}

/** The steps of one operation. Its body is parsed already. */
const runSteps = inOrder<OperationCall>()(findBackend, checkId, checkBodySize, runOperation);

/**
 * Serves a bulk request. Each operation runs inside the middleware, like a request of its own: an operation that fails
 * changes nothing, and the operations before it remain.
 *
 * @see RFC 7644 §3.7
 */
export async function serveBulk(call: RoutedCall): Promise<Answered | Refused> {
  const { engine, version, request, hold, route } = call;
  const { capabilities, mediaType } = version.definition;
  const { bulk } = capabilities;
  const foreign = checkMediaType(request, mediaType);
  if (foreign !== undefined) return foreign;
  const bytes = await receiveBytes(request, bulk.maxPayloadSize, hold);
  if (!bytes.ok) return bytes.situation === "bodyTooLarge" ? { ...bytes, situation: "bulkTooLarge" } : bytes;
  const read = parseRequest(bytes.value, bulk, engine.options.definition.limits);
  if (!read.ok) return read;
  const bulkCall = { ...call, bulkBytes: bytes.value.byteLength };
  const results = await runBulk(read.value, {
    send: (operation) => serveOperation(bulkCall, operation),
    refuse: (reason) => answerRefusal(call, reason),
  });
  const body = writeBulkResponse(results, (path) => addressOf(call, path));
  return { ok: true, answer: { status: route.status, body } };
}

function parseRequest(bytes: Uint8Array, bulk: BulkCapability, limits: JsonLimits): Read<BulkRequest> {
  const body = parseBody(bytes, { ...limits, maxBodyDepth: limits.maxBodyDepth + depthOfData });
  return body.ok ? readBulkRequest(body.value, bulk) : body;
}

/** A defect fails its operation alone: the client must learn of the operations that succeeded before it. */
async function serveOperation(call: BulkCall, operation: BulkOperation): Promise<Answer> {
  const matched = matchRoute(call.version.routes, operation.method, operation.path);
  if (!matched.ok) return answerRefusal(call, matched);
  const { route, parameter } = matched;
  const { serves } = route;
  if (serves.kind !== "resource")
    return answerRefusal(call, refuse("endpointUnknown", { rule: "RFC 7644 §3.7", found: operation.path }));
  const { data, version } = operation;
  const { etag } = call.version.definition.capabilities;
  try {
    const done = await runSteps({
      ...call,
      route,
      serves,
      parameter,
      body: data && { kind: "parsed", data },
      ifMatch: etag ? version : undefined,
    });
    return done.ok ? done.answer : answerRefusal(call, done, serves.resourceType);
  } catch (error) {
    const { signal } = call.context;
    if (signal.aborted && error === signal.reason) throw error;
    call.engine.options.onError?.(error, call.requestId);
    return answerRefusal(call, refuse("defect", { rule: "defect" }));
  }
}
