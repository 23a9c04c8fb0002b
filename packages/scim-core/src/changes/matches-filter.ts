import type { Filter } from "../change.js";
import { isJsonObject } from "../json-object.js";

type Comparison = Extract<Filter<string>, { kind: "compare" }>;
type Comparable = string | number | boolean;

/** Whether an element of a multi-valued attribute satisfies a condition; text compares without case. */
export function matchesFilter(filter: Filter<string>, element: unknown): boolean {
  switch (filter.kind) {
    case "and":
      return filter.operands.every((operand) => matchesFilter(operand, element));
    case "or":
      return filter.operands.some((operand) => matchesFilter(operand, element));
    case "not":
      return !matchesFilter(filter.operand, element);
    case "present":
      return valueAt(element, filter.attribute) !== undefined;
    case "compare":
      return compares(filter, valueAt(element, filter.attribute));
  }
}

/** A simple element is its own `value`. */
function valueAt(element: unknown, attribute: string): unknown {
  const found = isJsonObject(element)
    ? attribute.split(".").reduce<unknown>((owner, name) => (isJsonObject(owner) ? owner[name] : undefined), element)
    : element;
  return found === null || found === "" ? undefined : found;
}

function compares({ operator, value }: Comparison, found: unknown): boolean {
  if (operator === "eq") return isSame(found, value);
  if (operator === "ne") return !isSame(found, value);
  const left = fold(found);
  const right = fold(value);
  if (left === undefined || right === undefined || typeof left !== typeof right) return false;
  switch (operator) {
    case "co":
      return String(left).includes(String(right));
    case "sw":
      return String(left).startsWith(String(right));
    case "ew":
      return String(left).endsWith(String(right));
    case "gt":
      return left > right;
    case "ge":
      return left >= right;
    case "lt":
      return left < right;
    case "le":
      return left <= right;
  }
}

function isSame(found: unknown, value: Comparison["value"]): boolean {
  if (value === null || value === "") return found === undefined;
  return fold(found) === fold(value);
}

function fold(value: unknown): Comparable | undefined {
  if (typeof value === "string") return value.toLowerCase();
  return typeof value === "number" || typeof value === "boolean" ? value : undefined;
}
