import type { CompareOperator } from "../filter.js";

/** Syntax of filters and paths. Names, operators and URNs never depend on case. */
export interface Dialect {
  /** Comparison operators. `pr`, `and` and `or` are always included. */
  readonly operators: readonly CompareOperator[];
  /** Whether `not (…)` is allowed. */
  readonly not: boolean;
  /** Whether `attribute[filter]` is allowed. */
  readonly valuePaths: boolean;
  /**
   * Whether a filter may continue after a value filter: `emails[type eq "work"].value eq "x"`, which some identity
   * providers send, is read as `emails[type eq "work" and value eq "x"]`.
   */
  readonly selections: boolean;
  /** `single`: exactly one space between two parts, and none elsewhere. `any`: any whitespace. */
  readonly spacing: "single" | "any";
  /**
   * `json`: JSON strings, numbers, `true`, `false` and `null`. `loose`: also strings in single quotes, and bare words,
   * which are strings of letters, digits and `. _ @ + : - '`.
   */
  readonly literals: "json" | "loose";
  /** Whether a dot may follow a URN, where SCIM 2.0 requires a colon. */
  readonly dottedUrns: boolean;
}

/** Names of the dialects. */
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
 * The named dialects for `parseFilter`. Spread one to create a variation: `{ ...dialects.rfc7644, spacing: "any" }`.
 *
 * - `rfc7644`: the exact grammar of RFC 7644 §3.4.2.2, with the errata that `grammar.abnf` names.
 * - `scim1.1`: the operators of SCIM 1.1 §3.2.2.1, which defines no grammar, so spacing is free.
 * - `service`: the operators of SCIM 1.1 with exactly one space between parts, and loose literals.
 */
export const dialects: { readonly [Name in DialectName]: Dialect } = { rfc7644, "scim1.1": scim11, service };

/**
 * The named dialects for `parsePath`. A path of SCIM 2.0 has the whole grammar of value filters, independent of the
 * service's `filter` parameter. SCIM 1.1 has only attribute names.
 */
export const pathDialects: { readonly [Name in DialectName]: Dialect } = {
  rfc7644,
  "scim1.1": scim11,
  service: { ...rfc7644, literals: "loose", dottedUrns: true },
};

/**
 * The dialect of a name, for callers in JavaScript too.
 *
 * @throws TypeError that lists the names
 */
export function dialectNamed<Named>(name: unknown, named: Readonly<Record<string, Named>>): Named {
  const found = typeof name === "string" && Object.hasOwn(named, name) ? named[name] : undefined;
  if (found !== undefined) return found;
  const what = typeof name === "string" ? JSON.stringify(name) : name === null ? "null" : `a ${typeof name}`;
  throw new TypeError(`The option dialect must be one of ${Object.keys(named).join(", ")}, not ${what}.`);
}
