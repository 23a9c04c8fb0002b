import type { Suite } from "../suite.js";

/** Compares parsing and applying filters with other npm packages. */
export const filterSuite: Suite = {
  name: "filter",
  readme: "packages/scim-filter/README.md",
  packages: ["scim2-parse-filter", "scimmy", "scim-query-filter-parser"],
  rows: async () => (await import("./filter-rows.js")).createFilterRows(),
};
