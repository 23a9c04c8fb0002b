import {
  compileFilter,
  type Dialect,
  dialects,
  type Filter,
  type FilterSchema,
  FilterSyntaxError,
  type FilterSyntaxReason,
  FilterTypeError,
  parseFilter,
} from "@rollcall/scim-filter";
import type { CapabilityDefinitions } from "../definition/capabilities.js";
import type { ScimSituation } from "../definition/situations.js";
import { type Read, type Refused, refuse } from "../refusals/refused.js";
import { resolveFilter } from "./resolve-filter.js";

/** Options for reading the text of a filter. */
export type FilterReading = Pick<CapabilityDefinitions, "filter" | "lenient">;

/** Some identity providers continue after the brackets: `emails[type eq "work"].value eq "x"`. */
const withSelections: Dialect = { ...dialects.rfc7644, selections: true };

/**
 * Parses a filter on a list, in the dialect and within the limits of a version.
 *
 * @throws FilterSyntaxError if the text is not a filter
 */
export function parseFilterText(text: string, { filter, lenient }: FilterReading): Filter {
  const { dialect = "rfc7644", limits } = filter;
  const isLenient = lenient !== false && dialect === "rfc7644";
  return parseFilter(text, { dialect: isLenient ? withSelections : dialect, ...limits });
}

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
