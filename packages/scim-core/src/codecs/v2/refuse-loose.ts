import { findAttribute } from "../../attributes/attribute-table.js";
import type { CompiledResource } from "../../attributes/compiled-resource.js";
import { isObject, type JsonObject, memberOf } from "../../json/json-object.js";
import { type Refused, refuse } from "../../refusals/refused.js";

const RULE = "RFC 7644 §3.5.2";

/**
 * Refuses an operation that only a lenient version accepts: `op` in another case, a `remove` with values, a path with a
 * dot after a URN, and, without a path, members that are paths.
 */
export function refuseLoose(operation: JsonObject, resource: CompiledResource): Refused | undefined {
  const op = memberOf(operation, "op");
  if (typeof op === "string" && op !== op.toLowerCase())
    return refuse("operationInvalid", { rule: RULE, found: op, wanted: "add, replace or remove" });
  const path = memberOf(operation, "path") ?? undefined;
  const value = memberOf(operation, "value");
  if (op === "remove" && value !== undefined)
    return refuse("operationInvalid", {
      rule: RULE,
      found: value,
      wanted: "a path with a condition instead of values",
    });
  if (path === undefined) return refusePaths(value, resource);
  return typeof path === "string" && hasDotBehindUrn(path, resource) ? invalidPath(path) : undefined;
}

function refusePaths(value: unknown, resource: CompiledResource): Refused | undefined {
  if (!isObject(value)) return undefined;
  for (const key of Object.keys(value))
    if (key.toLowerCase() !== "schemas" && findAttribute(resource.attributes, key) === undefined)
      return invalidPath(key);
  return undefined;
}

function hasDotBehindUrn(path: string, { urn, extensions }: CompiledResource): boolean {
  const text = path.trim().toLowerCase();
  return [urn, ...extensions.map(({ key }) => key)].some((known) => text.startsWith(`${known.toLowerCase()}.`));
}

function invalidPath(found: string): Refused {
  return refuse("pathInvalid", { rule: "RFC 7644 §3.10", at: found, found, wanted: "the name of an attribute" });
}
