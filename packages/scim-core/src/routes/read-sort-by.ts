import { type AttributePath, type FilterSchema, parsePath } from "@rollcall/scim-filter";
import { refusingMistakes } from "../filters/read-filter.js";
import { resolvePath } from "../filters/resolve-filter.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";

/**
 * Reads `sortBy`, with every name as the schema spells it and without URNs. A complex attribute needs a sub-attribute
 * unless it has a `value`. Undefined if the request does not sort.
 *
 * @see RFC 7644 §3.4.2.3
 */
export function readSortBy(text: string, schema: FilterSchema): Read<AttributePath | undefined> {
  if (text.trim() === "") return accept(undefined);
  const path = refusingMistakes(() => accept(parsePath(text.trim())));
  if (!path.ok || path.value.kind !== "attribute") return invalid(text);
  const found = resolvePath(path.value, schema);
  if (!found.ok) return invalid(text);
  const { attribute } = found.value;
  const isOrdered = attribute.type !== "complex" || attribute.subAttributes?.["value"] !== undefined;
  return isOrdered ? accept(found.value.path) : invalid(text);
}

function invalid(found: string): Refused {
  const wanted = "a filterable attribute with a single value";
  return refuse("sortInvalid", { rule: "RFC 7644 §3.4.2.3", at: found, found, wanted });
}
