import type { CapabilityDefinitions } from "../definition/capabilities.js";
import type { RouteDefinition, ScimOperation } from "../definition/definition.js";
import { type Refused, refuse } from "../refusals/refused.js";

/** The parts of a request's URL that the engine uses, named as in `URL`. */
export interface RequestUrl {
  readonly origin: string;
  readonly pathname: string;
  /** Empty, or starts with a question mark. */
  readonly search: string;
}

/** Splits the URL of a `Request`. It is absolute and normalized, so no parsing is needed. */
export function readRequestUrl(url: string): RequestUrl {
  const path = url.indexOf("/", url.indexOf("://") + 3);
  const fragment = url.indexOf("#", path);
  const end = fragment === -1 ? url.length : fragment;
  const question = url.indexOf("?", path);
  const query = question === -1 || question > end ? end : question;
  // A question mark without text after it counts as none.
  const search = end - query > 1 ? url.slice(query, end) : "";
  return { origin: url.slice(0, path), pathname: url.slice(path, query), search };
}

/** The route that serves a request. */
export interface MatchedRoute {
  readonly ok: true;
  readonly route: RouteDefinition;
  /** The last segment, decoded, if the path has a parameter. */
  readonly parameter?: string;
}

/** The refusal of a path or a verb that no route serves. */
export type UnmatchedRoute = Refused;

const RULE = "RFC 7644 §3.2";

/** Finds the route for a verb and a path below the version. A trailing slash is ignored. */
export function matchRoute(routes: CompiledRoutes, verb: string, path: string): MatchedRoute | UnmatchedRoute {
  const trimmed = path.endsWith("/") ? path.slice(0, -1) : path;
  const fixed = routes.fixed.get(trimmed);
  if (fixed !== undefined) return matchFixed(fixed, routes.parametric.get(trimmed), verb);
  const cut = trimmed.lastIndexOf("/");
  const parametric = routes.parametric.get(trimmed.slice(0, Math.max(cut, 0)));
  const segment = trimmed.slice(cut + 1);
  if (parametric === undefined || segment === "") return refuse("endpointUnknown", { rule: RULE, found: path });
  const route = parametric.routes.get(verb);
  if (route === undefined) return refuseVerb(parametric, verb);
  const parameter = decodeSegment(segment);
  if (parameter === undefined) return refuseSegment(route, segment);
  return { ok: true, route, parameter };
}

/** On the path of all resources, a verb that only single resources serve lacks an identifier. */
function matchFixed(fixed: CompiledPath, below: CompiledPath | undefined, verb: string): MatchedRoute | UnmatchedRoute {
  const route = fixed.routes.get(verb);
  if (route !== undefined) return { ok: true, route };
  const single = below?.routes.get(verb);
  if (single === undefined) return refuseVerb(fixed, verb);
  return { ...refuse("idMissing", { rule: RULE, wanted: single.path }), ...resourceTypeOf(single) };
}

function refuseVerb({ allow }: CompiledPath, verb: string): UnmatchedRoute {
  return { ...refuse("verbRefused", { rule: RULE, found: verb, wanted: allow }), allow };
}

/** A segment with a broken percent escape matches nothing. */
function refuseSegment(route: RouteDefinition, segment: string): UnmatchedRoute {
  const situation = route.serves.kind === "resource" ? "idMalformed" : "endpointUnknown";
  return { ...refuse(situation, { rule: RULE, found: segment }), ...resourceTypeOf(route) };
}

function resourceTypeOf({ serves }: RouteDefinition): { readonly resourceType?: string } {
  return serves.kind === "resource" ? { resourceType: serves.resourceType } : {};
}

function decodeSegment(segment: string): string | undefined {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** The routes of one path. */
interface CompiledPath {
  readonly routes: ReadonlyMap<string, RouteDefinition>;
  /** Verbs that are served, as in `Allow`. */
  readonly allow: string;
}

/** The paths of a version: those without a parameter, and those that end in one, by the part before it. */
export interface CompiledRoutes {
  readonly fixed: ReadonlyMap<string, CompiledPath>;
  readonly parametric: ReadonlyMap<string, CompiledPath>;
}

/** @throws Error if a path has a parameter that is not its last segment. */
export function compileRoutes(routes: readonly RouteDefinition[]): CompiledRoutes {
  const fixed = Map.groupBy(
    routes.filter((route) => !route.path.includes("{")),
    (route) => route.path,
  );
  const parametric = Map.groupBy(
    routes.filter((route) => route.path.includes("{")),
    pathBeforeParameter,
  );
  return { fixed: compilePaths(fixed), parametric: compilePaths(parametric) };
}

function pathBeforeParameter({ path }: RouteDefinition): string {
  const before = /^([^{}]*)\/\{[^/{}]+\}$/.exec(path)?.[1];
  if (before === undefined) throw new Error(`The path ${path} must have its parameter as its last segment.`);
  return before;
}

function compilePaths(paths: ReadonlyMap<string, readonly RouteDefinition[]>): ReadonlyMap<string, CompiledPath> {
  const compiled = new Map<string, CompiledPath>();
  for (const [path, routes] of paths) {
    const byVerb = new Map(routes.map((route) => [route.verb as string, route]));
    compiled.set(path, { routes: byVerb, allow: [...byVerb.keys()].join(", ") });
  }
  return compiled;
}

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

/** The six routes of a resource type, with the statuses and answers of 2.0. @see RFC 7644 §3.2 */
export function resourceRoutes(resourceType: string, endpoint: string): readonly RouteDefinition[] {
  const one = `${endpoint}/{id}`;
  const serves = (operation: ScimOperation) => ({ kind: "resource", operation, resourceType }) as const;
  return [
    { verb: "GET", path: endpoint, serves: serves("find"), status: 200, answer: "list" },
    { verb: "POST", path: endpoint, serves: serves("insert"), status: 201, answer: "resource" },
    { verb: "GET", path: one, serves: serves("get"), status: 200, answer: "resource" },
    { verb: "PUT", path: one, serves: serves("replace"), status: 200, answer: "resource" },
    { verb: "PATCH", path: one, serves: serves("change"), status: 200, answer: "resource" },
    { verb: "DELETE", path: one, serves: serves("remove"), status: 204, answer: "none" },
  ];
}
