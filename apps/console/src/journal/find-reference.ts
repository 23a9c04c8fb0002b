import { docsPath, scimSegments } from "../control/mounts.js";
import type { Entry } from "../store/types.js";

/** Routes that apps call without a token, which share a page. */
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
  if (protocol === "webapi" && method !== undefined)
    return `${docsPath}/${page}#${encodeURIComponent(method)}${codeId}`;
  if (protocol !== "scim" || route === undefined) return undefined;
  const segment = scimSegments[version ?? "2.0"] ?? "v2";
  return `${docsPath}/scim-${segment}#${operationOf(route)}${codeId}`;
}

/** The RFC and the section that a rule of SCIM names. */
const rfcRule = /^RFC (?<rfc>\d+) §(?<section>[\d.]+)$/;

/**
 * Address of the rule by which a call was refused: a section of an RFC, an argument in the server's reference, or the code
 * that the rule answers. Undefined if the call was not refused by a rule, or has no reference.
 */
export function findRule(entry: Entry): string | undefined {
  const { reason } = entry;
  if (reason === undefined) return undefined;
  const { rfc, section } = rfcRule.exec(reason.rule)?.groups ?? {};
  if (rfc !== undefined && section !== undefined) return `https://www.rfc-editor.org/rfc/rfc${rfc}#section-${section}`;
  if (reason.rule !== "arguments" || entry.protocol !== "webapi") return findReference(entry);
  const { code: _answered, ...unrefused } = entry;
  const page = findReference(unrefused);
  return page && `${page}.arguments${argumentIn(reason.found)}`;
}

/** The argument that the first message names. A message about several arguments names none. */
function argumentIn(found: unknown): string {
  const [first = ""] = Array.isArray(found) ? found.map(String) : [];
  const [, inside] = /\[json-pointer:\/([^/\]]+)/.exec(first) ?? [];
  const [, missing] = /missing required field: (\w+)$/.exec(first) ?? [];
  const name = inside ?? missing;
  return name === undefined ? "" : `.${encodeURIComponent(name)}`;
}

/** `GET /Users/{id}` is `getUser`. */
function operationOf(route: string): string {
  const [verb = "", path = ""] = route.split(" ");
  const [, kind = "", id] = path.split("/");
  if (kind !== "Users" && kind !== "Groups") return `${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;
  return `${verb === "GET" && id !== undefined ? "get" : operations[verb]}${kind.slice(0, -1)}`;
}
