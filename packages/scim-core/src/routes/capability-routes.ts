import type { CapabilityDefinitions } from "../definition/capabilities.js";
import type { RouteDefinition, ScimOperation } from "../definition/definition.js";

/** A resource type and its endpoint. */
interface EndpointOf {
  readonly resourceType: string;
  readonly endpoint: string;
}

const ofMe: readonly (readonly [RouteDefinition["verb"], ScimOperation])[] = [
  ["GET", "get"],
  ["PUT", "replace"],
  ["PATCH", "change"],
  ["DELETE", "remove"],
];

/** The routes that follow from capabilities and are not declared. @see RFC 7644 §3.2 */
export function capabilityRoutes(
  { search, me, bulk }: CapabilityDefinitions,
  endpoints: readonly EndpointOf[],
): readonly RouteDefinition[] {
  return [
    ...(search === true ? searchRoutes(endpoints) : []),
    ...(me === true ? ofMe.map(([verb, operation]) => route(verb, "/Me", { kind: "me", operation })) : []),
    ...(bulk.supported ? [route("POST", "/Bulk", { kind: "bulk" })] : []),
  ];
}

function searchRoutes(endpoints: readonly EndpointOf[]): readonly RouteDefinition[] {
  const ofTypes = endpoints.map(({ resourceType, endpoint }) =>
    route("POST", `${endpoint}/.search`, { kind: "search", resourceType }),
  );
  return [route("GET", "", { kind: "search" }), route("POST", "/.search", { kind: "search" }), ...ofTypes];
}

/** The status and answer of `/Me` are those of the caller's resource. */
function route(verb: RouteDefinition["verb"], path: string, serves: RouteDefinition["serves"]): RouteDefinition {
  return { verb, path, serves, status: 200, answer: serves.kind === "search" ? "list" : "resource" };
}
