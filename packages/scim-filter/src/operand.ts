import type { CompareOperator, FilterValue } from "./filter.js";
import type { AttributeType } from "./filter-schema.js";
import { foldCase } from "./fold-case.js";
import { readInstant } from "./read-instant.js";

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Converts a literal to the type of an attribute: a string, folded unless case matters; a number; a boolean, also from
 * `"True"` and `"1"`; an instant in milliseconds. Undefined if the type has no such value; then nothing is equal to it.
 */
export function toOperand(
  value: Exclude<FilterValue, null>,
  type: AttributeType,
  caseExact: boolean,
): string | number | boolean | undefined {
  switch (type) {
    case "string":
    case "reference":
    case "binary":
      return caseExact ? String(value) : foldCase(String(value));
    case "boolean":
      return toBoolean(value);
    case "integer":
    case "decimal":
      return toNumber(value);
    case "dateTime":
      return typeof value === "string" ? readInstant(value) : undefined;
    case "complex":
      return undefined;
  }
}

/** Returns whether an operator can compare values of a type. @see RFC 7644 §3.4.2.2 */
export function operatorFits(operator: CompareOperator, type: AttributeType): boolean {
  switch (type) {
    case "string":
    case "reference":
      return true;
    case "binary":
      return !isOrder(operator);
    case "boolean":
      return operator === "eq" || operator === "ne";
    case "integer":
    case "decimal":
    case "dateTime":
      return operator === "eq" || operator === "ne" || isOrder(operator);
    case "complex":
      return false;
  }
}

function isOrder(operator: CompareOperator): boolean {
  return operator === "gt" || operator === "ge" || operator === "lt" || operator === "le";
}

function toBoolean(value: string | number | boolean): boolean | undefined {
  switch (String(value).toLowerCase()) {
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
  if (typeof value === "boolean" || !jsonNumber.test(value)) return undefined;
  return Number.isFinite(Number(value)) ? Number(value) + 0 : undefined;
}
