import { scimSegments } from "../control/mounts.js";
import type { Entry } from "../store/types.js";

/** What apps call without a token, which has its own page. */
const hooks = new Set(["response.post", "webhook.post"]);

/** Operations of SCIM on a kind of resource, by verb. */
const operations: Readonly<Record<string, string>> = {
  GET: "find",
  POST: "insert",
  PATCH: "change",
  PUT: "replace",
  DELETE: "remove",
};

/**
 * Address of the server's reference of a call: of its code, if it was refused, otherwise of the method or the route. Undefined
 * for acts of people and deliveries.
 */
export function findReference({ protocol, method, route, version, code }: Entry): string | undefined {
  // What follows a dot tells cases of one code apart.
  const [own = ""] = code?.split(".") ?? [];
  const codeId = own === "" ? "" : `.${encodeURIComponent(own)}`;
  const page = hooks.has(method ?? "") ? "hooks" : "web-api";
  if (protocol === "webapi" && method !== undefined) return `/docs/${page}#${encodeURIComponent(method)}${codeId}`;
  if (protocol !== "scim" || route === undefined) return undefined;
  const segment = scimSegments[version ?? "2.0"] ?? "v2";
  return `/docs/scim-${segment}#${operationOf(route)}${codeId}`;
}

/** `GET /Users/{id}` is `getUser`. */
function operationOf(route: string): string {
  const [verb = "", path = ""] = route.split(" ");
  const [, kind = "", id] = path.split("/");
  if (kind !== "Users" && kind !== "Groups") return `${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;
  return `${verb === "GET" && id !== undefined ? "get" : operations[verb]}${kind.slice(0, -1)}`;
}
