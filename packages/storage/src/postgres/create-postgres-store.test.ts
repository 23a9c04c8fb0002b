import { describeStore } from "@rollcall/service/store/conformance";
import { startPostgres, type TestPostgres } from "@rollcall/test-postgres";
import { afterAll, beforeAll } from "vitest";
import { describeDatabase } from "../testing/describe-database.js";
import { createPostgresStore } from "./create-postgres-store.js";

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

async function createSchema(): Promise<string> {
  if (postgres === undefined) throw new Error("PostgreSQL does not run");
  return postgres.createSchema();
}

describeStore("createPostgresStore", async () => createPostgresStore({ url: await createSchema() }));
describeDatabase(createSchema);
