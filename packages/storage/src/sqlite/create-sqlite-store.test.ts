import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeStore } from "@rollcall/service/store/conformance";
import { afterAll } from "vitest";
import { createSqliteStore } from "./create-sqlite-store.js";

describeStore("createSqliteStore in memory", async () => createSqliteStore({ memory: true }));

const folder = mkdtempSync(join(tmpdir(), "rollcall-storage-"));
let files = 0;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeStore("createSqliteStore in a file", async () => {
  files += 1;
  return createSqliteStore({ file: join(folder, `${files}`, "store.db") });
});
