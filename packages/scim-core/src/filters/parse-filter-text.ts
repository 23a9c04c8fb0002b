import { type Dialect, dialects, type Filter, parseFilter } from "@rollcall/scim-filter";
import type { CapabilityDefinitions } from "../definition/capabilities.js";

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
