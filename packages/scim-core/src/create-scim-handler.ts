import type { ScimContext } from "./backend.js";
import type { ResourceMap } from "./definition.js";
import { serveDiscovery } from "./discovery/serve-discovery.js";
import { toAnyOptions } from "./engine/any-options.js";
import type { Call } from "./engine/call.js";
import { CallContext } from "./engine/call-context.js";
import type { CompiledVersion } from "./engine/compiled-version.js";
import { createEngine, type Engine, findAddress } from "./engine/engine.js";
import { reportAnswer } from "./engine/report-answer.js";
import { readRequestUrl } from "./engine/request-url.js";
import { type Answer, respond } from "./engine/respond.js";
import { serveBulk } from "./engine/serve-bulk.js";
import { serveMe } from "./engine/serve-me.js";
import { serveResource } from "./engine/serve-resource.js";
import { serveSearch } from "./engine/serve-search.js";
import { toRefusal, writeRefusal } from "./engine/write-refusal.js";
import type { Connection, FetchHandler } from "./fetch-handler.js";
import { type Refused, refuse } from "./refused.js";
import { type MatchedRoute, matchRoute, type UnmatchedRoute } from "./routes/match-route.js";
import { readBearer } from "./routes/read-bearer.js";
import type { ScimHandlerOptions } from "./scim-handler-options.js";

/**
 * A fetch handler that serves a definition set over backends. Every table is made here, once. A request passes, in this
 * order: version, credentials, route, identifier, the receiving of its body, the wrappers, the reading of its body, the
 * backend. What is thrown is a defect: the client is answered the code of that situation and nothing more, and `onError`
 * is told.
 *
 * @throws Error where the set cannot be served: no version, a route without its resource type.
 */
export function createScimHandler<Resources extends ResourceMap<Resources>, Code extends string, Caller>(
  options: ScimHandlerOptions<Resources, Code, Caller>,
): FetchHandler {
  const engine = createEngine(toAnyOptions(options));
  return async (request, connection = {}) => {
    const requestId = options.newRequestId();
    const url = readRequestUrl(request.url);
    const tenant = options.tenant?.(request);
    const address = findAddress(engine, url.pathname, tenant);
    const version = address.ok ? address.value.version : engine.fallback;
    let matched: MatchedRoute | UnmatchedRoute | undefined;
    const finish = (answer: Answer, aborted = false): Response => {
      options.onAnswer?.(reportAnswer(answer, { requestId, version, matched, aborted }));
      return respond(answer, version, requestId);
    };
    try {
      if (!address.ok) return finish(refused(engine, version, address));
      const { path } = address.value;
      matched = matchRoute(version.routes, request.method, path);
      if (options.tenant !== undefined && tenant === undefined) return finish(refused(engine, version, unknownTenant));
      const now = options.clock.now();
      const call = {
        engine,
        version,
        request,
        url,
        path,
        requestId,
        now,
        ...(tenant && { tenant }),
      };
      return finish(await serve(call, matched, connection));
    } catch (error) {
      const aborted = isAborted(request, error);
      if (!aborted) options.onError?.(error, requestId);
      return finish(refused(engine, version, { ok: false, situation: "defect", because: { rule: "defect" } }), aborted);
    }
  };
}

async function serve(call: Call, matched: MatchedRoute | UnmatchedRoute, connection: Connection): Promise<Answer> {
  const { engine, version, request } = call;
  const bearer = readBearer(request.headers.get("authorization"));
  if (!bearer.ok) return refused(engine, version, bearer);
  const { authenticate, definition } = engine.options;
  const admitted = await authenticate(bearer.value, connection, call.tenant?.name);
  if (!admitted.ok) return writeRefusal(admitted, definition, version);
  if (!matched.ok) {
    const answer = refused(engine, version, matched, matched.resourceType);
    return matched.allow === undefined ? answer : { ...answer, headers: { ...answer.headers, allow: matched.allow } };
  }
  return serveRoute(call, matched, new CallContext(call, admitted.caller));
}

function serveRoute(call: Call, matched: MatchedRoute, context: ScimContext<unknown>): Promise<Answer> {
  const { serves } = matched.route;
  switch (serves.kind) {
    case "resource":
      return serveResource(call, { ...matched, ...serves }, context);
    case "discovery":
      return serveDiscovery(call, { ...matched, ...serves }, context);
    case "search":
      return serveSearch(call, { ...matched, ...serves }, context);
    case "me":
      return serveMe(call, { ...matched, ...serves }, context);
    case "bulk":
      return serveBulk(call, matched, context);
  }
}

const unknownTenant = refuse("endpointUnknown", { rule: "tenant", wanted: "the address of a tenant" });

function refused(engine: Engine, version: CompiledVersion, reason: Refused, resourceType?: string): Answer {
  const { definition } = engine.options;
  return writeRefusal(toRefusal(reason, definition, resourceType), definition, version);
}

/** A client that has gone away is no defect. */
function isAborted({ signal }: Request, error: unknown): boolean {
  return signal.aborted && error === signal.reason;
}
