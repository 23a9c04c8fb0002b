import type { Filter, Operands } from "../filter.js";

/**
 * Builds the tree of a list of conditions. `and` binds tighter than `or`. Each link precedes the condition after its
 * index. @see RFC 7644 §3.4.2.2, erratum 4670
 */
export function joinOperands(operands: readonly Filter[], links: readonly ("and" | "or")[]): Filter {
  if (!links.includes("or")) return join("and", operands);
  if (!links.includes("and")) return join("or", operands);
  const alternatives: Filter[] = [];
  let from = 0;
  for (let index = 0; index <= links.length; index++) {
    if (links[index] === "and") continue;
    alternatives.push(join("and", operands.slice(from, index + 1)));
    from = index + 1;
  }
  return join("or", alternatives);
}

function join(kind: "and" | "or", operands: readonly Filter[]): Filter {
  const first = operands[0];
  if (first === undefined) throw new Error("A filter has no condition.");
  if (!areOperands(operands)) return first;
  return { kind, operands, start: first.start, end: (operands.at(-1) ?? first).end };
}

function areOperands(list: readonly Filter[]): list is Operands<Filter> {
  return list.length > 1;
}
