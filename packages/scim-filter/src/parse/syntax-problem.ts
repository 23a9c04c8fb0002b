import { quote } from "../explain.js";
import type { FilterProblem } from "./filter-syntax-error.js";
import type { GrammarError, Missing } from "./grammar.js";
import type { Rules } from "./rules.js";
import type { Scanner } from "./scan/scanner.js";

/** Explains what is wrong with the scanned text, from the error of the grammar. */
export function toProblem(scanner: Scanner, { missing, index }: GrammarError): FilterProblem {
  const { text, rules, problem } = scanner;
  const { tokens } = scanner.found;
  if (problem !== undefined && index === tokens.length - 1) return problem;
  const token = tokens[index];
  const start = token?.start ?? text.length;
  const end = token?.end ?? start;
  const reason = tokens.length === 0 ? "empty" : "group";
  const found = token === undefined ? "The text ends" : `${quote(text.slice(start, end))} is`;
  return { reason, start, end, expected: toExpected(missing, rules), message: `${found} where ${places[missing]}` };
}

const places: { readonly [M in Missing]: string } = {
  condition: "a condition should start",
  path: "a path should start",
  groupClose: "a bracket is still open",
  elementsClose: "a bracket is still open",
  end: "no bracket is open",
};

function toExpected(missing: Missing, { words }: Rules): readonly string[] {
  switch (missing) {
    case "condition":
      return words.condition;
    case "path":
      return ["an attribute"];
    case "groupClose":
      return ["and", "or", ")"];
    case "elementsClose":
      return ["and", "or", "]"];
    case "end":
      return ["and", "or", "the end"];
  }
}
