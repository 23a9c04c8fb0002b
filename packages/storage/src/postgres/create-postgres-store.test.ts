import { describeEquivalence, describeStore } from "@rollcall/service/store/conformance";
import { openOnEmptyTables, sharedPostgres } from "@rollcall/test-kit/vitest";
import { createSqliteStore } from "../sqlite/index.js";
import { describeDatabase } from "../testing/describe-database.js";
import { createPostgresStore } from "./create-postgres-store.js";

const create = () => openOnEmptyTables((url) => createPostgresStore({ url }));
const empty = createSqliteStore({ memory: true }).image();

describeStore("createPostgresStore", create);
// PostgreSQL reads again what SQLite remembers, so this also finds what SQLite should have forgotten.
describeEquivalence("a store on PostgreSQL and one on SQLite", {
  create,
  reference: async () => createSqliteStore({ memory: true, image: empty }),
});
describeDatabase(async () => (await sharedPostgres()).createSchema());
