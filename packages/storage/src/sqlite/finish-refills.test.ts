import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { documents } from "@rollcall/service/store";
import { describe, expect, it } from "vitest";
import { olderDocuments, stepsToPresent } from "../testing/older-apps.js";
import { killAfterLines, runSource } from "../testing/run-source.js";
import { temporaryFolder } from "../testing/temporary-folder.js";
import { openSqlite } from "./open-sqlite.js";
import { inTransaction, selectValue } from "./sqlite-connection.js";

const rows = 100_000;

/** A file of an older version with apps, every other one with a manager. */
function writeOlderFile(file: string): void {
  const { db, close } = openSqlite(file, { documents: olderDocuments, steps: [] });
  const insert = db.prepare("insert into apps (id, version, document) values (?, 1, ?)");
  const sample = documents.app.sample(3);
  inTransaction(db, () => {
    for (let at = 0; at < rows; at += 1) {
      const id = `A${String(at).padStart(6, "0")}`;
      insert.run(id, JSON.stringify({ ...sample, id, ...(at % 2 === 0 && { managerAppId: "A1" }), deleted: false }));
    }
  });
  close();
}

function countManaged(file: string): unknown {
  const db = new DatabaseSync(file, { readOnly: true });
  const count = selectValue(db, "select count(*) from apps where manager_app_id = 'A1'");
  db.close();
  return count;
}

describe("a refill of 100,000 rows of an older schema", () => {
  it("resumes after being killed, and computes every column", async () => {
    const file = join(temporaryFolder(), "store.db");
    writeOlderFile(file);
    const counts: unknown[] = [];
    for (const batches of [3, 40]) {
      const lines = await killAfterLines(runSource("refill-until-killed.ts", file), batches);
      expect(lines.length).toBeGreaterThanOrEqual(batches);
      counts.push(countManaged(file));
    }
    const [first, second] = counts.map(Number);
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first ?? 0);
    expect(second).toBeLessThan(rows / 2);
    let batches = 0;
    const options = { documents, steps: stepsToPresent, onRefill: () => (batches += 1) };
    openSqlite(file, options).close();
    expect(countManaged(file)).toBe(rows / 2);
    expect(batches).toBeLessThan(rows / 500 - 43 + 1);
    openSqlite(file, { ...options, onRefill: () => expect.unreachable() }).close();
  });
});
