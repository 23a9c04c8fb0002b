import type { Answered } from "../answers/respond.js";
import type { RoutedCall } from "../engine/call.js";
import type { Refused } from "../refusals/refused.js";
import { serveBulk } from "./serve-bulk.js";
import { serveDiscovery } from "./serve-discovery.js";
import { serveMe } from "./serve-me.js";
import { serveResource } from "./serve-resource.js";
import { serveSearch } from "./serve-search.js";

/** Serves what the route names. Each kind of endpoint has steps of its own. */
export function serveEndpoint(call: RoutedCall): Promise<Answered | Refused> {
  const { serves } = call.route;
  switch (serves.kind) {
    case "resource":
      return serveResource(Object.assign(call, { serves }));
    case "discovery":
      return serveDiscovery(Object.assign(call, { serves }));
    case "search":
      return serveSearch(Object.assign(call, { serves }));
    case "me":
      return serveMe(Object.assign(call, { serves }));
    case "bulk":
      return serveBulk(call);
  }
}
