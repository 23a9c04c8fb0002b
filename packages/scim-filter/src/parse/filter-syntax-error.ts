import { explain } from "../explain.js";

/**
 * Kinds of syntax errors:
 *
 * - `empty`: no text, or no operator in it;
 * - `spacing`: more or fewer spaces than the dialect allows;
 * - `incomplete`: a part of a condition is missing;
 * - `group`: a bracket is missing, superfluous, empty or misplaced;
 * - `operator`: a word instead of an operator;
 * - `attribute`: an invalid attribute name, or an attribute that is not in the schema;
 * - `literal`: an invalid value in the dialect;
 * - `limit`: the text exceeds a limit.
 */
export type FilterSyntaxReason =
  | "empty"
  | "spacing"
  | "incomplete"
  | "group"
  | "operator"
  | "attribute"
  | "literal"
  | "limit";

/** Parts of a `FilterSyntaxError`. */
export interface FilterProblem {
  readonly reason: FilterSyntaxReason;
  /** Start of the error, in UTF-16 code units. */
  readonly start: number;
  /** End of the error. Equal to `start` if something is missing. */
  readonly end: number;
  /** The expected words at this position. */
  readonly expected: readonly string[];
  /** Description of the error: one sentence without a period. */
  readonly message: string;
}

/** Thrown if a text is not a valid filter, or path, in its dialect. */
export class FilterSyntaxError extends Error {
  override readonly name = "FilterSyntaxError";
  readonly reason: FilterSyntaxReason;
  /** Start of the error, in UTF-16 code units. */
  readonly offset: number;
  /** The expected continuations at this position, as words or descriptions: `["eq", "co"]`, `["an attribute"]`. */
  readonly expected: readonly string[];
  readonly #text: string;
  readonly #end: number;

  constructor(text: string, problem: FilterProblem) {
    super(`${problem.message} at offset ${problem.start}`);
    this.reason = problem.reason;
    this.offset = problem.start;
    this.expected = problem.expected;
    this.#text = text;
    this.#end = problem.end;
  }

  /**
   * Returns two lines for people: the filter, and a caret under the error with what is expected. A long filter is
   * shortened around the error.
   */
  explain(): string {
    const wanted = this.expected.length === 0 ? this.message : `expected ${list(this.expected)}`;
    return explain(this.#text, this.offset, this.#end, wanted);
  }
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
