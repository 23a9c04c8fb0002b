import { explain } from "../explain.js";

/**
 * Kinds of syntax errors:
 *
 * - `empty`: no text, or no operator in it;
 * - `spacing`: more or fewer spaces than the dialect allows;
 * - `incomplete`: a part of a condition is missing;
 * - `group`: a bracket is missing, superfluous, empty or misplaced;
 * - `operator`: the word in the place of an operator is not one;
 * - `attribute`: the text in the place of an attribute is not a name, or not in the schema;
 * - `literal`: the text in the place of a value is not one in the dialect;
 * - `limit`: the text exceeds the limits.
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
  /** End of the error; the same as `start` if something is missing. */
  readonly end: number;
  /** What is expected there. */
  readonly expected: readonly string[];
  /** Description of the error, as one sentence without a full stop. */
  readonly message: string;
}

/** A text is not a filter, or not a path, of its dialect. */
export class FilterSyntaxError extends Error {
  override readonly name = "FilterSyntaxError";
  readonly reason: FilterSyntaxReason;
  /** Start of the error, in UTF-16 code units. */
  readonly offset: number;
  /** What is expected there, as words or descriptions: `["eq", "co"]`, `["an attribute"]`. */
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
   * Two lines for a person: the filter, and a caret under the error with what is expected. A long filter is shortened
   * around the error.
   */
  explain(): string {
    const wanted = this.expected.length === 0 ? this.message : `expected ${list(this.expected)}`;
    return explain(this.#text, this.offset, this.#end, wanted);
  }
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
