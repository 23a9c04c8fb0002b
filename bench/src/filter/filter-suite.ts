import type { Suite } from "../suite.js";

/** Parsing and applying filters, beside the packages of npm that do it. */
export const filterSuite: Suite = {
  name: "filter",
  readme: "packages/scim-filter/README.md",
  packages: ["scim2-parse-filter", "scimmy", "scim-query-filter-parser"],
  rows: async () => (await import("./filter-rows.js")).createFilterRows(),
};
