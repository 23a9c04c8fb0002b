import { isObject } from "../body/read-body.js";
import type { AttributeTable, CompiledAttribute } from "./attribute-table.js";

/** Whether a table has an attribute, at any depth, that is returned only on request. */
export function hasOnRequest({ ordered }: AttributeTable): boolean {
  return ordered.some(({ definition, parts }) => definition.returned === "request" || hasOnRequest(parts));
}

/**
 * The attributes returned on request that a written value has: the answer to a write includes what the client wrote.
 *
 * @see RFC 7643 §7
 */
export function namedOnRequest(values: unknown, table: AttributeTable): ReadonlySet<CompiledAttribute> {
  const named = new Set<CompiledAttribute>();
  collect(values, table, named);
  return named;
}

function collect(values: unknown, table: AttributeTable, named: Set<CompiledAttribute>): void {
  if (Array.isArray(values)) for (const element of values) collect(element, table, named);
  if (!isObject(values)) return;
  for (const attribute of table.ordered) {
    const value = values[attribute.name];
    if (value === undefined) continue;
    if (attribute.definition.returned === "request") named.add(attribute);
    collect(value, attribute.parts, named);
  }
}
