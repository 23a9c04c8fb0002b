import { type Dialect, dialects, type Filter, parseFilter } from "@rollcall/scim-filter";
import type { CapabilityDefinitions } from "../capabilities.js";

/** What says how the text of a filter is read. */
export type FilterReading = Pick<CapabilityDefinitions, "filter" | "lenient">;

/** Some identity providers go on behind the brackets: `emails[type eq "work"].value eq "x"`. */
const withSelections: Dialect = { ...dialects.rfc7644, selections: true };

/**
 * The tree of a filter on a list, in the dialect and within the limits of a version.
 *
 * @throws FilterSyntaxError where the text is no filter
 */
export function parseFilterText(text: string, { filter, lenient }: FilterReading): Filter {
  const { dialect = "rfc7644", limits } = filter;
  const isLenient = lenient !== false && dialect === "rfc7644";
  return parseFilter(text, { dialect: isLenient ? withSelections : dialect, ...limits });
}
