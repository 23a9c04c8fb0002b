import type { IRecognitionException, IToken } from "chevrotain";
import { quote } from "../explain.js";
import type { FilterProblem } from "./filter-syntax-error.js";
import type { Missing } from "./grammar.js";
import type { Rules } from "./rules.js";
import type { Scanner } from "./scan/scanner.js";

/** Explains what is wrong with the scanned text, from the first exception of the grammar. */
export function toProblem(scanner: Scanner, error: IRecognitionException): FilterProblem {
  const { text, rules, problem } = scanner;
  const { tokens } = scanner.found;
  const known: readonly IToken[] = tokens;
  const index = known.indexOf(error.token);
  if (problem !== undefined && index === tokens.length - 1) return problem;
  const token = tokens[index];
  const start = token?.startOffset ?? text.length;
  const end = token?.end ?? start;
  // The grammar's message provider returns only these words.
  const missing = error.message as Missing;
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
