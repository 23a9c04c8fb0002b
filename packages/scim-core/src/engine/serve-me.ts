import type { ScimContext } from "../backend.js";
import type { RouteDefinition, ScimOperation } from "../definition.js";
import { type Refused, refuse } from "../refused.js";
import type { MatchedRoute } from "../routes/match-route.js";
import { addressOf, type Call } from "./call.js";
import type { Answer } from "./respond.js";
import { serveResource } from "./serve-resource.js";
import { toRefusal, writeRefusal } from "./write-refusal.js";

/** A route of `/Me`. */
export interface MeRoute extends MatchedRoute {
  readonly operation: ScimOperation;
}

const RULE = "RFC 7644 §3.11";

/** Serves the caller's own resource as if its own address had been called, which every success names. */
export async function serveMe(call: Call, { operation }: MeRoute, context: ScimContext<unknown>): Promise<Answer> {
  const { definition, me } = call.engine.options;
  const refused = (reason: Refused) => writeRefusal(toRefusal(reason, definition), definition, call.version);
  const own = await me?.(context.caller, context);
  if (own === undefined) return refused(refuse("resourceUnknown", { rule: RULE, wanted: "a resource of the caller" }));
  const { resourceType, id } = own;
  const route = findRoute(call, resourceType, operation);
  if (route === undefined) return refused(refuse("verbRefused", { rule: RULE, found: call.request.method }));
  const answer = await serveResource(call, { ok: true, route, resourceType, operation, parameter: id }, context);
  if (answer.refusal !== undefined) return answer;
  const location = addressOf(
    call,
    route.path.replace("{id}", () => encodeURIComponent(id)),
  );
  return { ...answer, headers: { ...answer.headers, location } };
}

function findRoute({ version }: Call, resourceType: string, operation: ScimOperation): RouteDefinition | undefined {
  return version.definition.routes.find(
    ({ serves }) =>
      serves.kind === "resource" && serves.operation === operation && serves.resourceType === resourceType,
  );
}
