import { describeStore } from "@rollcall/service/store/conformance";
import { openOnEmptyTables, sharedPostgres } from "@rollcall/test-kit/vitest";
import { describeDatabase } from "../testing/describe-database.js";
import { createPostgresStore } from "./create-postgres-store.js";

describeStore("createPostgresStore", () => openOnEmptyTables((url) => createPostgresStore({ url })));
describeDatabase(async () => (await sharedPostgres()).createSchema());
