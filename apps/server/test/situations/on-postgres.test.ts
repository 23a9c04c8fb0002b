import { describe } from "vitest";
import { describeSuccesses } from "./webapi/describe-situations.js";
import { methodTables } from "./webapi/table.js";

// The other calls of a method, and what refuses them, use the same readers and writes of the store, which its kit tests on
// both databases.
describe("a method on PostgreSQL", () => {
  for (const table of methodTables) describeSuccesses(table, 1);
});
