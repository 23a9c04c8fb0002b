import type { CompareOperator, FilterValue } from "../filter.js";
import type { AttributeType } from "../filter-schema.js";
import { compareCodePoints, foldCase } from "../fold-case.js";
import { toOperand } from "../operand.js";
import { readInstant } from "../read-instant.js";

/** Tests whether one present value of a resource, not a list, meets a comparison. */
export type ValueTest = (value: unknown) => boolean;

/** A comparison in its basic form. */
interface Comparison {
  readonly operator: CompareOperator;
  readonly value: Exclude<FilterValue, null>;
}

/** The test of a comparison with values of a known type. */
export function toValueTest({ operator, value }: Comparison, type: AttributeType, caseExact: boolean): ValueTest {
  const operand = toOperand(value, type, caseExact);
  if (operand === undefined) return operator === "ne" ? always : never;
  if (typeof operand === "boolean") return toEqualityTest(operator, (found) => found === operand);
  if (typeof operand === "string") return toTextTest(operator, operand, caseExact);
  const test = toNumberTest(operator, operand);
  return type === "dateTime" ? (found) => test(toInstant(found)) : (found) => test(toNumber(found));
}

/** The test of a comparison with values of any type: those of the literal's type, and dates as instants. */
export function toUntypedTest(comparison: Comparison): ValueTest {
  const { operator, value } = comparison;
  if (typeof value === "boolean") return toValueTest(comparison, "boolean", false);
  if (typeof value === "number") return toValueTest(comparison, "decimal", false);
  const asText = toValueTest(comparison, "string", false);
  const instant = readInstant(value);
  if (instant === undefined || operator === "co" || operator === "sw" || operator === "ew") return asText;
  const asInstant = toNumberTest(operator, instant);
  return (found) => {
    const other = toInstant(found);
    return other === undefined ? asText(found) : asInstant(other);
  };
}

function toTextTest(operator: CompareOperator, operand: string, caseExact: boolean): ValueTest {
  const fold = caseExact ? (text: string) => text : foldCase;
  switch (operator) {
    case "eq":
    case "ne":
      return toEqualityTest(operator, toTextEquality(operand, caseExact));
    case "co":
      return toPartTest((text) => text.includes(operand), caseExact);
    case "sw":
      return toPrefixTest(operand, caseExact);
    case "ew":
      return toPartTest((text) => text.endsWith(operand), caseExact);
    case "gt":
      return (found) => typeof found === "string" && compareCodePoints(fold(found), operand) > 0;
    case "ge":
      return (found) => typeof found === "string" && compareCodePoints(fold(found), operand) >= 0;
    case "lt":
      return (found) => typeof found === "string" && compareCodePoints(fold(found), operand) < 0;
    case "le":
      return (found) => typeof found === "string" && compareCodePoints(fold(found), operand) <= 0;
  }
}

function toTextEquality(operand: string, caseExact: boolean): ValueTest {
  if (caseExact) return (found) => found === operand;
  return (found) => {
    if (typeof found !== "string") return false;
    const starts = startsFolded(found, operand);
    return starts === undefined ? foldCase(found) === operand : starts && found.length === operand.length;
  };
}

function toPrefixTest(operand: string, caseExact: boolean): ValueTest {
  if (caseExact) return (found) => typeof found === "string" && found.startsWith(operand);
  return (found) => typeof found === "string" && (startsFolded(found, operand) ?? foldCase(found).startsWith(operand));
}

/** A string that contains another one also contains it folded. Most strings are already folded. */
function toPartTest(has: (text: string) => boolean, caseExact: boolean): ValueTest {
  if (caseExact) return (found) => typeof found === "string" && has(found);
  return (found) => {
    if (typeof found !== "string") return false;
    if (has(found)) return true;
    const folded = foldCase(found);
    return folded !== found && has(folded);
  };
}

/**
 * Whether a string, once folded, starts with another one. It is compared without folding, because most strings differ
 * early. Undefined if a character outside of ASCII comes first.
 */
function startsFolded(text: string, folded: string): boolean | undefined {
  for (let at = 0; at < folded.length; at++) {
    const char = text.charCodeAt(at);
    if (char > 0x7f) return undefined;
    const lower = char >= 0x41 && char <= 0x5a ? char + 0x20 : char;
    if (lower !== folded.charCodeAt(at)) return false;
  }
  return true;
}

/** The test of a number. Every comparison with undefined or NaN is false. */
function toNumberTest(operator: CompareOperator, operand: number): (number: number | undefined) => boolean {
  switch (operator) {
    case "eq":
      return (number) => number === operand;
    case "ne":
      return (number) => number !== operand;
    case "gt":
      return (number = Number.NaN) => number > operand;
    case "ge":
      return (number = Number.NaN) => number >= operand;
    case "lt":
      return (number = Number.NaN) => number < operand;
    case "le":
      return (number = Number.NaN) => number <= operand;
    case "co":
    case "sw":
    case "ew":
      return never;
  }
}

function toEqualityTest(operator: CompareOperator, equals: ValueTest): ValueTest {
  if (operator === "eq") return equals;
  return operator === "ne" ? (found) => !equals(found) : never;
}

function toInstant(value: unknown): number | undefined {
  if (typeof value === "string") return readInstant(value);
  return value instanceof Date ? value.getTime() : undefined;
}

function toNumber(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function always(): boolean {
  return true;
}

function never(): boolean {
  return false;
}
