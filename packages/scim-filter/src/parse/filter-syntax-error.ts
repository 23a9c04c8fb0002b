import { explain } from "../explain.js";

/**
 * What kind of mistake a text has:
 *
 * - `empty`: no text, or no operator anywhere in it;
 * - `spacing`: more or fewer spaces than the dialect wants;
 * - `incomplete`: a part of a condition is missing;
 * - `group`: a bracket is missing, left over, empty or out of place;
 * - `operator`: a word that is no operator of the dialect stands where one should;
 * - `attribute`: something that is no attribute name, or none of the schema, stands where one should;
 * - `literal`: something that is no value of the dialect stands where one should;
 * - `limit`: the text is longer or deeper than the limits allow.
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

/** What a `FilterSyntaxError` is made of. */
export interface FilterProblem {
  readonly reason: FilterSyntaxReason;
  /** Where the mistake begins, in UTF-16 code units. */
  readonly start: number;
  /** Where it ends; the same as `start` where something is missing. */
  readonly end: number;
  /** What could have stood there. */
  readonly expected: readonly string[];
  /** What is wrong, as one sentence without a full stop. */
  readonly message: string;
}

/** A text is no filter, or no path, of its dialect. */
export class FilterSyntaxError extends Error {
  override readonly name = "FilterSyntaxError";
  readonly reason: FilterSyntaxReason;
  /** Where the mistake begins, in UTF-16 code units. */
  readonly offset: number;
  /** What could have stood there, as words or descriptions: `["eq", "co"]`, `["an attribute"]`. */
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
   * Two lines for a person: the filter, and a caret under the place with what is expected there. A long filter is cut
   * to the surroundings of the place.
   */
  explain(): string {
    const wanted = this.expected.length === 0 ? this.message : `expected ${list(this.expected)}`;
    return explain(this.#text, this.offset, this.#end, wanted);
  }
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
