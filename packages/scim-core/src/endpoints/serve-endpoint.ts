import { inOrder } from "@rollcall/engine";
import type { Answered } from "../answers/write-answer.js";
import type { RouteDefinition, ScimOperation } from "../definition/definition.js";
import { addressOf, type Call, type RoutedCall, type ServedCall } from "../engine.js";
import { runOperation } from "../operations/operations.js";
import { type Refused, refuse } from "../refusals/refused.js";
import { checkId, findBackend, readConditions, receiveBody } from "../steps.js";
import { serveDiscovery } from "./serve-discovery.js";

/** Serves what the route names. Each kind of endpoint has steps of its own; those of rare kinds load with their first request. */
export function serveEndpoint(call: RoutedCall): Promise<Answered | Refused> {
  const { serves } = call.route;
  switch (serves.kind) {
    case "resource":
      return serveResource(Object.assign(call, { serves }));
    case "discovery":
      return serveDiscovery(Object.assign(call, { serves }));
    case "search":
      return searching(Object.assign(call, { serves }));
    case "me":
      return serveMe(Object.assign(call, { serves }));
    case "bulk":
      return bulk(call);
  }
}

async function searching(call: ServedCall<"search">): Promise<Answered | Refused> {
  const { serveSearch } = await import("./serve-search.js");
  return serveSearch(call);
}

async function bulk(call: RoutedCall): Promise<Answered | Refused> {
  const { serveBulk } = await import("./serve-bulk.js");
  return serveBulk(call);
}

/** The steps of a call of a resource type. */
const serveResource = inOrder<ServedCall<"resource">>()(
  findBackend,
  checkId,
  receiveBody,
  readConditions,
  runOperation,
);

const RULE = "RFC 7644 §3.11";

/**
 * Serves the caller's own resource as if its own address had been called. Every success has that address as its
 * location.
 */
async function serveMe(call: ServedCall<"me">): Promise<Answered | Refused> {
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
