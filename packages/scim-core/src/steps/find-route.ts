import type { CallWith } from "../engine/call.js";
import { type MatchedRoute, matchRoute, type UnmatchedRoute } from "../routes/match-route.js";

/** Finds the route. `checkRoute` refuses an unknown one after the token is checked. */
export function findRoute({ version, request, path }: CallWith<"path">): {
  readonly matched: MatchedRoute | UnmatchedRoute;
} {
  return { matched: matchRoute(version.routes, request.method, path) };
}
