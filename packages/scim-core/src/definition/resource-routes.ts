import type { RouteDefinition, ScimOperation } from "./definition.js";

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
