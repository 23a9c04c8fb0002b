import type { RouteDefinition } from "../definition.js";
import { type Refused, refuse } from "../refused.js";
import type { CompiledPath, CompiledRoutes } from "./compile-routes.js";

/** The route that serves a request. */
export interface MatchedRoute {
  readonly ok: true;
  readonly route: RouteDefinition;
  /** The last segment, decoded, where the path has a parameter. */
  readonly parameter?: string;
}

/** Why no route serves a request. */
export interface UnmatchedRoute extends Refused {
  /** Verbs that the path serves, where it is known. */
  readonly allow?: string;
  /** Resource type that the path is about, where it is known. */
  readonly resourceType?: string;
}

const RULE = "RFC 7644 §3.2";

/** The route for a verb and a path below the version; a slash at the end does not count. */
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

/** A verb that only the paths of single resources serve lacks an identifier on the path of all of them. */
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

/** A segment with a broken percent escape names nothing. */
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
