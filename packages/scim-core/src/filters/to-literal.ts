import type { CompareFilter, FilterAttribute, FilterValue } from "@rollcall/scim-filter";
import { isDateTime } from "../validators/is-date-time.js";

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Converts a literal to the type of its attribute: `"True"`, `"1"` and 1 are true, a number in quotes is a number, and
 * a bare number is text for a text attribute. Null is kept. Undefined if the type has no such value.
 */
export function toLiteral(
  { value, start, end }: CompareFilter,
  { type = "string" }: FilterAttribute,
  text: string,
): FilterValue | undefined {
  if (value === null) return null;
  switch (type) {
    case "string":
    case "reference":
    case "binary":
      return typeof value === "string" ? value : (/\S+$/.exec(text.slice(start, end))?.[0] ?? String(value));
    case "boolean":
      return toBoolean(String(value));
    case "integer":
    case "decimal":
      return toNumber(value);
    case "dateTime":
      return typeof value === "string" && isDateTime(value) ? value : undefined;
    case "complex":
      return value;
  }
}

function toBoolean(text: string): boolean | undefined {
  switch (text.toLowerCase()) {
    case "true":
    case "1":
      return true;
    case "false":
    case "0":
      return false;
    default:
      return undefined;
  }
}

function toNumber(value: string | number | boolean): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && number.test(value) ? Number(value) : undefined;
}
