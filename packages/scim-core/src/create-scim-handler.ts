import type { ResourceMap } from "./definition.js";
import { serveDiscovery } from "./discovery/serve-discovery.js";
import { toAnyOptions } from "./engine/any-options.js";
import { type Call, toContext } from "./engine/call.js";
import type { CompiledVersion } from "./engine/compiled-version.js";
import { createEngine, type Engine, findAddress } from "./engine/engine.js";
import { reportAnswer } from "./engine/report-answer.js";
import { type Answer, respond } from "./engine/respond.js";
import { serveResource } from "./engine/serve-resource.js";
import { toRefusal, writeRefusal } from "./engine/write-refusal.js";
import type { Connection, FetchHandler } from "./fetch-handler.js";
import type { Refused } from "./refused.js";
import { matchRoute } from "./routes/match-route.js";
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
    const url = new URL(request.url);
    const address = findAddress(engine, url.pathname);
    const version = address.ok ? address.value.version : engine.fallback;
    const path = address.ok ? address.value.path : undefined;
    const finish = (answer: Answer, aborted = false): Response => {
      options.onAnswer?.(reportAnswer(answer, { requestId, version, verb: request.method, path, aborted }));
      return respond(answer, version, requestId);
    };
    try {
      if (!address.ok) return finish(refused(engine, version, address));
      const call = { engine, version, request, url, path: address.value.path, requestId, now: options.clock.now() };
      return finish(await serve(call, connection));
    } catch (error) {
      const aborted = isAborted(request, error);
      if (!aborted) options.onError?.(error, requestId);
      return finish(refused(engine, version, { ok: false, situation: "defect", because: { rule: "defect" } }), aborted);
    }
  };
}

async function serve(call: Call, connection: Connection): Promise<Answer> {
  const { engine, version, request } = call;
  const bearer = readBearer(request.headers.get("authorization"));
  if (!bearer.ok) return refused(engine, version, bearer);
  const { authenticate, definition } = engine.options;
  const admitted = await authenticate(bearer.value, connection);
  if (!admitted.ok) return writeRefusal(admitted, definition, version);
  const matched = matchRoute(version.routes, request.method, call.path);
  if (!matched.ok) {
    const answer = refused(engine, version, matched, matched.resourceType);
    return matched.allow === undefined ? answer : { ...answer, headers: { ...answer.headers, allow: matched.allow } };
  }
  const { serves } = matched.route;
  const context = toContext(call, admitted.caller);
  return serves.kind === "resource"
    ? serveResource(call, { ...matched, ...serves }, context)
    : serveDiscovery(call, { ...matched, ...serves }, context);
}

function refused(engine: Engine, version: CompiledVersion, reason: Refused, resourceType?: string): Answer {
  const { definition } = engine.options;
  return writeRefusal(toRefusal(reason, definition, resourceType), definition, version);
}

/** A client that has gone away is no defect. */
function isAborted({ signal }: Request, error: unknown): boolean {
  return signal.aborted && error === signal.reason;
}
