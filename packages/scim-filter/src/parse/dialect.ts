import type { CompareOperator } from "../filter.js";

/** What may be written in a filter or a path. Names, operators and URNs never heed case. */
export interface Dialect {
  /** The comparing operators; `pr`, `and` and `or` are always there. */
  readonly operators: readonly CompareOperator[];
  /** Whether `not (…)` is there. */
  readonly not: boolean;
  /** Whether `attribute[filter]` is there. */
  readonly valuePaths: boolean;
  /**
   * Whether a filter may go on behind a value filter: `emails[type eq "work"].value eq "x"`, which some identity providers
   * send, is read as `emails[type eq "work" and value eq "x"]`.
   */
  readonly selections: boolean;
  /** `single`: exactly one space between two parts and none elsewhere. `any`: blanks and line ends in any number. */
  readonly spacing: "single" | "any";
  /**
   * `json`: JSON strings, numbers, `true`, `false` and `null`. `loose`: also strings in single quotes, and bare words,
   * which are strings of letters and digits with `. _ @ + : - '` among them.
   */
  readonly literals: "json" | "loose";
  /** Whether a dot may stand between a URN and the attribute, where SCIM 2.0 demands a colon. */
  readonly dottedUrns: boolean;
}

/** The dialects that have a name. */
export type DialectName = "rfc7644" | "scim1.1" | "service";

const every: readonly CompareOperator[] = ["eq", "ne", "co", "sw", "ew", "gt", "ge", "lt", "le"];
const first: readonly CompareOperator[] = ["eq", "co", "sw", "gt", "ge", "lt", "le"];

const rfc7644: Dialect = {
  operators: every,
  not: true,
  valuePaths: true,
  selections: false,
  spacing: "single",
  literals: "json",
  dottedUrns: false,
};

const scim11: Dialect = {
  operators: first,
  not: false,
  valuePaths: false,
  selections: false,
  spacing: "any",
  literals: "json",
  dottedUrns: true,
};

const service: Dialect = { ...scim11, spacing: "single", literals: "loose" };

/**
 * The named dialects of `parseFilter`, as values to vary: `{ ...dialects.rfc7644, spacing: "any" }`.
 *
 * - `rfc7644`: the grammar of RFC 7644 §3.4.2.2 to the letter, with the errata that `grammar.abnf` names.
 * - `scim1.1`: the operators of SCIM 1.1 §3.2.2.1, which states no grammar, so spacing is free.
 * - `service`: the operators of SCIM 1.1 with exactly one space between parts, and loose literals.
 */
export const dialects: { readonly [Name in DialectName]: Dialect } = { rfc7644, "scim1.1": scim11, service };

/**
 * The named dialects of `parsePath`. A path of SCIM 2.0 has the whole grammar of value filters, whatever a service makes
 * of its `filter` parameter; SCIM 1.1 has bare attribute names alone.
 */
export const pathDialects: { readonly [Name in DialectName]: Dialect } = {
  rfc7644,
  "scim1.1": scim11,
  service: { ...rfc7644, literals: "loose", dottedUrns: true },
};
