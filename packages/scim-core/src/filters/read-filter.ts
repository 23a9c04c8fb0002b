import {
  compileFilter,
  type Filter,
  type FilterSchema,
  FilterSyntaxError,
  type FilterSyntaxReason,
  FilterTypeError,
} from "@rollcall/scim-filter";
import type { ScimSituation } from "../definition/situations.js";
import { type Read, type Refused, refuse } from "../refusals/refused.js";
import { type FilterReading, parseFilterText } from "./parse-filter-text.js";
import { resolveFilter } from "./resolve-filter.js";

const RULE = "RFC 7644 §3.4.2.2";

/** Reads a filter in the dialect of a version, with the names and types of a schema. */
export function readFilter(text: string, schema: FilterSchema, reading: FilterReading): Read<Filter> {
  return refusingMistakes(() => checkFilter(parseFilterText(text, reading), schema, text));
}

/**
 * Resolves a parsed filter against a schema.
 *
 * @throws FilterTypeError if an operator does not fit the type of its attribute.
 */
export function checkFilter(filter: Filter, schema: FilterSchema, text: string): Read<Filter> {
  const resolved = resolveFilter(filter, schema, text);
  // Compiling checks the operators.
  if (resolved.ok) compileFilter(resolved.value, schema);
  return resolved;
}

/** Runs a reading, and refuses a mistake in the text of a filter or a path. */
export function refusingMistakes<T>(read: () => Read<T>): Read<T> {
  try {
    return read();
  } catch (error) {
    if (error instanceof FilterSyntaxError) return refuseSyntax(error);
    if (error instanceof FilterTypeError)
      return refuse("filterOperatorUnfit", {
        rule: RULE,
        at: error.message,
        found: error.message,
        wanted: "an operator of the type",
      });
    throw error;
  }
}

const situations: { readonly [R in FilterSyntaxReason]: ScimSituation } = {
  empty: "filterEmpty",
  spacing: "filterIncomplete",
  incomplete: "filterIncomplete",
  group: "filterGroupMalformed",
  operator: "filterOperatorUnknown",
  attribute: "filterAttributeUnknown",
  literal: "filterLiteralInvalid",
  limit: "filterTooLarge",
};

function refuseSyntax(error: FilterSyntaxError): Refused {
  return refuse(situations[error.reason], {
    rule: RULE,
    at: error.message,
    found: error.explain(),
    wanted: error.expected.join(" or "),
  });
}
