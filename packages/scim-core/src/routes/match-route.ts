import type { RouteDefinition } from "../definition/definition.js";
import { type Refused, refuse } from "../refusals/refused.js";
import type { CompiledPath, CompiledRoutes } from "./compile-routes.js";

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
