import type { Answered } from "../answers/respond.js";
import type { RoutedCall, ServedCall } from "../engine/call.js";
import type { Refused } from "../refusals/refused.js";
import { serveDiscovery } from "./serve-discovery.js";
import { serveMe } from "./serve-me.js";
import { serveResource } from "./serve-resource.js";

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
