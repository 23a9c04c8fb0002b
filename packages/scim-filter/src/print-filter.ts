import type { AttributePath, Filter, FilterValue, PatchPath } from "./filter.js";

/**
 * Prints a filter as canonical text: operators in lower case, JSON literals, single spaces, and brackets only where
 * needed. Parsing the text returns the same tree except for the offsets.
 */
export function printFilter(filter: Filter): string {
  switch (filter.kind) {
    case "and":
      return filter.operands
        .map((operand) => printOperand(operand, operand.kind !== "and" && operand.kind !== "or"))
        .join(" and ");
    case "or":
      return filter.operands.map((operand) => printOperand(operand, operand.kind !== "or")).join(" or ");
    case "not":
      return `not (${printFilter(filter.operand)})`;
    case "present":
      return `${printAttribute(filter.attribute)} pr`;
    case "compare":
      return `${printAttribute(filter.attribute)} ${filter.operator} ${printValue(filter.value)}`;
    case "valuePath":
      return printPath(filter);
  }
}

/** Prints the path of a PATCH operation as canonical text. */
export function printPath(path: PatchPath): string {
  if (path.kind === "attribute") return printAttribute(path);
  const { attribute, filter, subAttribute } = path;
  return `${printAttribute(attribute)}[${printFilter(filter)}]${subAttribute === undefined ? "" : `.${subAttribute}`}`;
}

function printOperand(operand: Filter, isBare: boolean): string {
  return isBare ? printFilter(operand) : `(${printFilter(operand)})`;
}

function printAttribute({ urn, name, subAttribute }: AttributePath): string {
  return `${urn === undefined ? "" : `${urn}:`}${name}${subAttribute === undefined ? "" : `.${subAttribute}`}`;
}

function printValue(value: FilterValue): string {
  return JSON.stringify(value);
}
