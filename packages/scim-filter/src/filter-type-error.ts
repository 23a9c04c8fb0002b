import { explain } from "./explain.js";
import type { CompareFilter } from "./filter.js";
import type { AttributeType } from "./filter-schema.js";
import { printFilter } from "./print-filter.js";

/**
 * Thrown if an operator does not fit the type of its attribute, such as `gt` for a boolean.
 * @see RFC 7644 §3.4.2.2
 */
export class FilterTypeError extends Error {
  override readonly name = "FilterTypeError";
  /** Start of the comparison in the parsed text, in UTF-16 code units. */
  readonly offset: number;
  /** The invalid comparison. */
  readonly filter: CompareFilter;
  readonly type: AttributeType;

  constructor(filter: CompareFilter, type: AttributeType) {
    super(`${filter.operator} does not compare a value of the type ${type} at offset ${filter.start}`);
    this.offset = filter.start;
    this.filter = filter;
    this.type = type;
  }

  /** Returns two lines for people: the text, or only the comparison if no text is given, and carets under the error. */
  explain(text?: string): string {
    const message = `${this.filter.operator} does not compare a value of the type ${this.type}`;
    if (text !== undefined) return explain(text, this.filter.start, this.filter.end, message);
    const printed = printFilter(this.filter);
    return explain(printed, 0, printed.length, message);
  }
}
