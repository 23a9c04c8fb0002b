import type { Answered } from "../answers/respond.js";
import type { RouteDefinition, ScimOperation } from "../definition/definition.js";
import { addressOf, type Call, type ServedCall } from "../engine/call.js";
import { type Refused, refuse } from "../refusals/refused.js";
import { serveResource } from "./serve-resource.js";

const RULE = "RFC 7644 §3.11";

/**
 * Serves the caller's own resource as if its own address had been called. Every success has that address as its
 * location.
 */
export async function serveMe(call: ServedCall<"me">): Promise<Answered | Refused> {
  const { engine, context, serves, request } = call;
  const own = await engine.options.me?.(context.caller, context);
  if (own === undefined) return refuse("resourceUnknown", { rule: RULE, wanted: "a resource of the caller" });
  const { resourceType, id } = own;
  const { operation } = serves;
  const route = findOwnRoute(call, resourceType, operation);
  if (route === undefined) return refuse("verbRefused", { rule: RULE, found: request.method });
  const done = await serveResource({
    ...call,
    route,
    parameter: id,
    serves: { kind: "resource", operation, resourceType },
  });
  if (!done.ok) return { ...done, resourceType };
  const { answer } = done;
  if (answer.refusal !== undefined) return done;
  const location = addressOf(
    call,
    route.path.replace("{id}", () => encodeURIComponent(id)),
  );
  return { ok: true, answer: { ...answer, headers: { ...answer.headers, location } } };
}

function findOwnRoute({ version }: Call, resourceType: string, operation: ScimOperation): RouteDefinition | undefined {
  return version.definition.routes.find(
    ({ serves }) =>
      serves.kind === "resource" && serves.operation === operation && serves.resourceType === resourceType,
  );
}
