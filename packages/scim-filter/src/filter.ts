/** Operators that compare an attribute with a value. @see RFC 7644 §3.4.2.2 */
export type CompareOperator = "eq" | "ne" | "co" | "sw" | "ew" | "gt" | "ge" | "lt" | "le";

/** Value that an attribute is compared with. */
export type FilterValue = string | number | boolean | null;

/** Position of a node in the text, in UTF-16 code units. */
export interface Span {
  /** Offset of the first character. */
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
}

/**
 * The name of an attribute: `userName`, `name.familyName`, `urn:example:2.0:Robot:arm.length`. Case is ignored. `Name`
 * is the type of the names if they are known, such as column keys.
 */
export interface AttributePath<Name extends string = string> extends Span {
  readonly kind: "attribute";
  /**
   * The schema URN before the name. If the whole path is a schema URN, which means an extension as a whole, `urn` and
   * `name` are its parts before and after the last colon.
   */
  readonly urn?: string;
  /** As written. The parser's type for it is a string. */
  readonly name: Name;
  readonly subAttribute?: string;
}

/** The operands of `and` and `or`: at least two. */
export type Operands<Operand> = readonly [Operand, Operand, ...Operand[]];

/** Every operand is true. */
export interface AndFilter<Operand = Filter> extends Span {
  readonly kind: "and";
  readonly operands: Operands<Operand>;
}

/** At least one operand is true. */
export interface OrFilter<Operand = Filter> extends Span {
  readonly kind: "or";
  readonly operands: Operands<Operand>;
}

/** The operand is false. */
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

/** A condition on one element of a multi-valued attribute, as in brackets. */
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
  /** Sub-attribute after the brackets. Only in the path of a PATCH operation. */
  readonly subAttribute?: string;
}

/** A filter as a tree. `Name` is the type of attribute names outside of brackets. */
export type Filter<Name extends string = string> =
  | AndFilter<Filter<Name>>
  | OrFilter<Filter<Name>>
  | NotFilter<Filter<Name>>
  | PresentFilter<Name>
  | CompareFilter<Name>
  | ValuePath<Name>;

/** The path of a PATCH operation. @see RFC 7644 §3.5.2 */
export type PatchPath = AttributePath | ValuePath;
