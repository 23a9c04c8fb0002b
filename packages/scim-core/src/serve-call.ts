import { answerRefusal } from "./answers/answer-refusal.js";
import { reportAnswer } from "./answers/report-answer.js";
import { type Answer, respond } from "./answers/respond.js";
import { serveEndpoint } from "./endpoints/serve-endpoint.js";
import type { Call } from "./engine/call.js";
import type { Engine } from "./engine/engine.js";
import type { Connection } from "./options/fetch-handler.js";
import type { PlainAnswer, PlainRequest } from "./options/plain-handler.js";
import type { Tenant } from "./options/tenant.js";
import { refuse } from "./refusals/refused.js";
import { readRequestUrl } from "./routes/request-url.js";
import { authenticate } from "./steps/authenticate.js";
import { checkRoute } from "./steps/check-route.js";
import { checkTenant } from "./steps/check-tenant.js";
import { findRoute } from "./steps/find-route.js";
import { findVersion } from "./steps/find-version.js";
import { inOrder } from "./steps/in-order.js";
import { readClock } from "./steps/read-clock.js";
import { readToken } from "./steps/read-token.js";

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
export async function serveCall(engine: Engine, received: Received): Promise<PlainAnswer> {
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
    origin: connection.origin ?? url.origin,
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
