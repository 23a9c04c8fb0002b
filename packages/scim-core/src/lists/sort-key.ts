import {
  type AttributePath,
  type FilterAttribute,
  type FilterSchema,
  foldCase,
  resolveAttribute,
} from "@rollcall/scim-filter";
import { isObject } from "../body/read-body.js";
import { toMilliseconds } from "../clock/instant.js";

/** Sort key of a resource; undefined without a value. */
export type SortKey = string | number | undefined;

/**
 * Returns a function that reads the sort key of a resource: of several values the primary one or else the first, of a
 * complex attribute its `value`; text without case unless the attribute is `caseExact`, an instant as its milliseconds,
 * false before true.
 *
 * @see RFC 7644 §3.4.2.3
 */
export function toSortKey(path: AttributePath, schema: FilterSchema): (resource: object) => SortKey {
  const found = resolveAttribute(path, schema);
  if (found === undefined) return () => undefined;
  const { keys, attribute } = found;
  const inner = attribute.type === "complex" ? attribute.subAttributes?.["value"] : undefined;
  const steps = inner === undefined ? keys : [...keys, "value"];
  const compared = inner ?? attribute;
  return (resource) => {
    let value: unknown = resource;
    for (const step of steps) {
      const one = leadingElement(value);
      value = isObject(one) ? one[step] : undefined;
    }
    return toKey(leadingElement(value), compared);
  };
}

function leadingElement(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.find((element) => isObject(element) && element["primary"] === true) ?? value[0];
}

function toKey(value: unknown, { type = "string", caseExact = false }: FilterAttribute): SortKey {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value !== "string") return undefined;
  if (type === "dateTime") return toMilliseconds(value);
  return caseExact || type === "reference" || type === "binary" ? value : foldCase(value);
}

/** Compares two keys in ascending order. Absent keys are last. */
export function compareKeys(a: SortKey, b: SortKey): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b ? -1 : 1;
}
