import type { AttributePath, Filter } from "@rollcall/scim-filter";

/** A filter as a tree of lines, two spaces for each level. */
export function printFilterTree(filter: Filter): string {
  return linesOf(filter)
    .map((line) => `  ${line}\n`)
    .join("");
}

const words: { readonly [operator: string]: string } = {
  eq: "is",
  ne: "is not",
  co: "contains",
  sw: "starts with",
  ew: "ends with",
  gt: "is greater than",
  ge: "is at least",
  lt: "is less than",
  le: "is at most",
};

function linesOf(filter: Filter): readonly string[] {
  switch (filter.kind) {
    case "and":
    case "or":
      return [filter.kind === "and" ? "all of" : "any of", ...filter.operands.flatMap(linesOf).map(indent)];
    case "not":
      return ["not", ...linesOf(filter.operand).map(indent)];
    case "present":
      return [`${printAttribute(filter.attribute)} has a value`];
    case "compare":
      return [
        `${printAttribute(filter.attribute)} ${words[filter.operator] ?? filter.operator} ${JSON.stringify(filter.value)}`,
      ];
    case "valuePath":
      return [`some value of ${printAttribute(filter.attribute)} with`, ...linesOf(filter.filter).map(indent)];
  }
}

function indent(line: string): string {
  return `  ${line}`;
}

/** An attribute as filters write it. */
function printAttribute({ urn, name, subAttribute }: AttributePath): string {
  const own = subAttribute === undefined ? name : `${name}.${subAttribute}`;
  return urn === undefined ? own : `${urn}:${own}`;
}
