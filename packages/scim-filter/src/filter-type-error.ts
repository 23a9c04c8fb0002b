import { explain } from "./explain.js";
import type { CompareFilter } from "./filter.js";
import type { AttributeType } from "./filter-schema.js";
import { printFilter } from "./print-filter.js";

/**
 * A filter compares an attribute by an operator that does not fit its type, such as a boolean by `gt`.
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

  /** Two lines for a person: the text, or only the comparison if no text is given, and carets with the error. */
  explain(text?: string): string {
    const message = `${this.filter.operator} does not compare a value of the type ${this.type}`;
    if (text !== undefined) return explain(text, this.filter.start, this.filter.end, message);
    const printed = printFilter(this.filter);
    return explain(printed, 0, printed.length, message);
  }
}
