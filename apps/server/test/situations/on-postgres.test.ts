import { describe } from "vitest";
import { describeSuccesses } from "./webapi/describe-situations.js";
import { methodTables } from "./webapi/table.js";

// What refuses a call reads the store through the same readers, which the store's kit compares between the databases.
describe("a method on PostgreSQL", () => {
  for (const table of methodTables) describeSuccesses(table);
});
