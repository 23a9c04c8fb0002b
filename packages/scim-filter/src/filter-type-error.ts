import { explain } from "./explain.js";
import type { CompareFilter } from "./filter.js";
import type { AttributeType } from "./filter-schema.js";
import { printFilter } from "./print-filter.js";

/**
 * A filter compares an attribute by an operator that its type has not, such as a boolean by `gt`.
 * @see RFC 7644 §3.4.2.2
 */
export class FilterTypeError extends Error {
  override readonly name = "FilterTypeError";
  /** Where the comparison begins in the text that was parsed, in UTF-16 code units. */
  readonly offset: number;
  /** The comparison that cannot be made. */
  readonly filter: CompareFilter;
  readonly type: AttributeType;

  constructor(filter: CompareFilter, type: AttributeType) {
    super(`${filter.operator} does not compare a value of the type ${type} at offset ${filter.start}`);
    this.offset = filter.start;
    this.filter = filter;
    this.type = type;
  }

  /** Two lines for a person: the text, or the comparison alone where no text is given, and carets with what is wrong. */
  explain(text?: string): string {
    const message = `${this.filter.operator} does not compare a value of the type ${this.type}`;
    if (text !== undefined) return explain(text, this.filter.start, this.filter.end, message);
    const printed = printFilter(this.filter);
    return explain(printed, 0, printed.length, message);
  }
}
