/** Operators that compare an attribute with a value. @see RFC 7644 §3.4.2.2 */
export type CompareOperator = "eq" | "ne" | "co" | "sw" | "ew" | "gt" | "ge" | "lt" | "le";

/** What an attribute is compared with. */
export type FilterValue = string | number | boolean | null;

/** Where a node stands in the text, in UTF-16 code units. */
export interface Span {
  /** Offset of the first character. */
  readonly start: number;
  /** Offset behind the last character. */
  readonly end: number;
}

/**
 * The name of an attribute: `userName`, `name.familyName`, `urn:example:2.0:Robot:arm.length`. Case does not count.
 * `Name` is for a tree whose names are known, such as one whose every name is the key of a column.
 */
export interface AttributePath<Name extends string = string> extends Span {
  readonly kind: "attribute";
  /**
   * The schema URN before the name. Where the whole path is a schema URN, which means an extension as a whole, `urn` and
   * `name` are what stands before and behind its last colon.
   */
  readonly urn?: string;
  /** As it was written; a parser knows no more than that it is a text. */
  readonly name: Name;
  readonly subAttribute?: string;
}

/** The operands of `and` and `or`: two at least. */
export type Operands<Operand> = readonly [Operand, Operand, ...Operand[]];

/** Every operand holds. */
export interface AndFilter<Operand = Filter> extends Span {
  readonly kind: "and";
  readonly operands: Operands<Operand>;
}

/** One operand at least holds. */
export interface OrFilter<Operand = Filter> extends Span {
  readonly kind: "or";
  readonly operands: Operands<Operand>;
}

/** The operand does not hold. */
export interface NotFilter<Operand = Filter> extends Span {
  readonly kind: "not";
  readonly operand: Operand;
}

/** The attribute has a value (`pr`). */
export interface PresentFilter<Name extends string = string> extends Span {
  readonly kind: "present";
  readonly attribute: AttributePath<Name>;
}

/** The attribute compares with a value. */
export interface CompareFilter<Name extends string = string> extends Span {
  readonly kind: "compare";
  readonly attribute: AttributePath<Name>;
  readonly operator: CompareOperator;
  readonly value: FilterValue;
}

/** A condition on one element of a multi-valued attribute: what may stand between brackets. */
export type ElementFilter =
  | AndFilter<ElementFilter>
  | OrFilter<ElementFilter>
  | NotFilter<ElementFilter>
  | PresentFilter
  | CompareFilter;

/** One element of the attribute meets the whole filter: `emails[type eq "work" and value co "@example.com"]`. */
export interface ValuePath<Name extends string = string> extends Span {
  readonly kind: "valuePath";
  readonly attribute: AttributePath<Name>;
  readonly filter: ElementFilter;
  /** What stands behind the bracket; only the path of a PATCH operation has it. */
  readonly subAttribute?: string;
}

/** A filter as a tree; `Name` is what its attributes are called, those between brackets left out. */
export type Filter<Name extends string = string> =
  | AndFilter<Filter<Name>>
  | OrFilter<Filter<Name>>
  | NotFilter<Filter<Name>>
  | PresentFilter<Name>
  | CompareFilter<Name>
  | ValuePath<Name>;

/** The path of a PATCH operation. @see RFC 7644 §3.5.2 */
export type PatchPath = AttributePath | ValuePath;
