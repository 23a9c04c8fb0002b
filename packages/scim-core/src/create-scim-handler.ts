import {
  type Connection,
  inOrder,
  type PlainAnswer,
  type PlainRequest,
  type TwoFormHandler,
  toFetchHandler,
  toResponse,
} from "@rollcall/engine";
import { type Answer, answerRefusal, reportAnswer, respond } from "./answers/write-answer.js";
import type { ResourceMap } from "./definition/definition.js";
import { serveEndpoint } from "./endpoints/serve-endpoint.js";
import { type Call, createEngine, type Engine } from "./engine.js";
import { type ScimHandlerOptions, type Tenant, toAnyOptions } from "./options/scim-handler-options.js";
import { refuse } from "./refusals/refused.js";
import { readRequestUrl } from "./routes/match-route.js";
import { authenticate, checkRoute, checkTenant, findRoute, findVersion, readClock, readToken } from "./steps.js";

/** The steps of every call. `serveEndpoint` continues with those of the endpoint. */
const runSteps = inOrder<Call>()(
  findVersion,
  findRoute,
  checkTenant,
  readClock,
  readToken,
  authenticate,
  checkRoute,
  serveEndpoint,
);

/** A request, its connection, and its tenant if the handler serves tenants. */
interface Received {
  readonly request: PlainRequest;
  readonly connection: Connection;
  readonly tenant: Tenant | undefined;
}

/** Serves one call from its first byte to its answer. An exception in a step is a defect. */
async function serveCall(engine: Engine, received: Received): Promise<PlainAnswer> {
  const call = startCall(engine, received);
  const { request } = received;
  try {
    const done = await runSteps(call);
    return finish(call, done.ok ? done.answer : answerRefusal(call, done, resourceTypeOf(call)));
  } catch (error) {
    const { signal } = request;
    // A disconnected client is not a defect.
    const aborted = signal.aborted && error === signal.reason;
    if (!aborted) engine.options.onError?.(error, call.requestId);
    return finish(call, answerRefusal(call, refuse("defect", { rule: "defect" })), aborted);
  } finally {
    call.hold.release();
  }
}

function startCall(engine: Engine, { request, connection, tenant }: Received): Call {
  const { options } = engine;
  const requestId = options.newRequestId();
  const url = readRequestUrl(request.url);
  return {
    engine,
    request,
    connection,
    requestId,
    url,
    origin: `${connection.origin ?? url.origin}${connection.prefix ?? ""}`,
    hold: engine.bodies.hold(),
    version: engine.fallback,
    tenant,
    // Steps fill these in. Declaring them first is faster than adding them later.
    path: undefined,
    matched: undefined,
    now: undefined,
    token: undefined,
    context: undefined,
    route: undefined,
    parameter: undefined,
    serves: undefined,
    resource: undefined,
    backend: undefined,
    id: undefined,
    body: undefined,
    parameters: undefined,
    ifMatch: undefined,
    ifNoneMatch: undefined,
  };
}

/** Reports the answer, then writes it. */
function finish(call: Call, answer: Answer, aborted = false): PlainAnswer {
  const { engine, version, requestId, matched } = call;
  engine.options.onAnswer?.(reportAnswer(answer, { requestId, version, matched, aborted }));
  return respond(answer, version, requestId);
}

/** The resource type whose codes apply to the refusals of a call. */
function resourceTypeOf({ route }: Call): string | undefined {
  return route !== undefined && "resourceType" in route.serves ? route.serves.resourceType : undefined;
}

/**
 * Creates a fetch handler that serves a definition set over backends. `serveCall` lists the steps of a call. Any
 * exception is a defect: the client gets only the code of that situation, and `onError` receives the error. Tables are
 * built once, here.
 *
 * @throws TypeError that names a missing option; Error if the set has no version, or a route without its resource type
 */
export function createScimHandler<Resources extends ResourceMap<Resources>, Code extends string, Caller>(
  options: ScimHandlerOptions<Resources, Code, Caller>,
): TwoFormHandler {
  const engine = createEngine(toAnyOptions(options));
  const { tenant: findTenant } = options;
  if (findTenant === undefined)
    return toFetchHandler((request, connection) => serveCall(engine, { request, connection, tenant: undefined }));
  // Only a `Request` has all that may decide about the tenant.
  return async (request, connection = {}) =>
    toResponse(await serveCall(engine, { request, connection, tenant: findTenant(request) }));
}
