import { scimSegments } from "../control/mounts.js";
import type { Entry } from "../store/types.js";

/** Rules that every call has. The reference explains their codes once for each protocol. */
const common = new Set(["token", "rates", "limits", "database", "defect", "fault"]);

/** Operations of SCIM on a kind of resource, by verb. */
const operations: Readonly<Record<string, string>> = {
  GET: "find",
  POST: "insert",
  PATCH: "change",
  PUT: "replace",
  DELETE: "remove",
};

/** Address of the page of the server's reference that describes a call. Undefined for acts of people and deliveries. */
export function findReference({ protocol, method, route, version, because }: Entry): string | undefined {
  const id = because !== undefined && common.has(because.rule) ? "common-codes" : undefined;
  if (protocol === "webapi" && method !== undefined) return `/docs/web-api#${id ?? encodeURIComponent(method)}`;
  if (protocol !== "scim" || route === undefined) return undefined;
  const segment = scimSegments[version ?? "2.0"] ?? "v2";
  return `/docs/scim-${segment}#${id ?? operationOf(route)}`;
}

/** `GET /Users/{id}` is `getUser`. */
function operationOf(route: string): string {
  const [verb = "", path = ""] = route.split(" ");
  const [, kind = "", id] = path.split("/");
  if (kind !== "Users" && kind !== "Groups") return `${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;
  return `${verb === "GET" && id !== undefined ? "get" : operations[verb]}${kind.slice(0, -1)}`;
}
