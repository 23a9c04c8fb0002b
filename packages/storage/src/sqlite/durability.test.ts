import { join } from "node:path";
import { documents } from "@rollcall/service/store";
import { describe, expect, it } from "vitest";
import { sql } from "../sql/statements/sql.js";
import { statement } from "../sql/statements/statement.js";
import { execute, type Steps } from "../sql/statements/steps.js";
import { killAfterLines, runSource } from "../testing/run-source.js";
import { temporaryFolder } from "../testing/temporary-folder.js";
import { createSqliteStore } from "./create-sqlite-store.js";
import { openSqlite } from "./open-sqlite.js";
import { createSqliteConnection, selectValue } from "./sqlite-connection.js";

const putNothing = statement<object>(() => sql`delete from locks where key = ''`);

describe("a database file", () => {
  it("keeps every acknowledged commit when the process is killed repeatedly", async () => {
    const file = join(temporaryFolder(), "store.db");
    const acknowledged: string[] = [];
    for (const [round, lines] of [1, 40, 7, 150].entries()) {
      acknowledged.push(...(await killAfterLines(runSource("commit-until-killed.ts", file, `${round}`), lines)));
      const store = createSqliteStore({ file });
      const found = await Promise.all(acknowledged.map((id) => store.apps.get(id)));
      expect(found.map((app) => app?.id)).toEqual(acknowledged);
      await store.close();
    }
    expect(acknowledged.length).toBeGreaterThan(150);
  });

  it("syncs a commit to disk before it is acknowledged", () => {
    const { db, close } = openSqlite(join(temporaryFolder(), "store.db"), { documents });
    const full = 2;
    expect(selectValue(db, "pragma journal_mode")).toBe("wal");
    expect(selectValue(db, "pragma synchronous")).toBe(full);
    expect(selectValue(db, "pragma fullfsync")).toBe(1);
    close();
  });

  it("waits for the disk again after a transaction that does not", async () => {
    const { db, close } = openSqlite(join(temporaryFolder(), "store.db"), { documents });
    const { keep } = createSqliteConnection(() => db);
    const seen: unknown[] = [];
    const look = () => void seen.push(selectValue(db, "pragma synchronous"));
    const steps = function* (): Steps<void> {
      look();
      yield* execute(putNothing, {});
    };
    await keep(steps);
    await keep(steps, { isUnsynced: true });
    look();
    const failing = function* (): Steps<void> {
      yield* steps();
      throw new Error("failed");
    };
    await expect(keep(failing, { isUnsynced: true })).rejects.toThrow("failed");
    look();
    expect(seen).toEqual([2, 1, 2, 1, 2]);
    close();
  });
});
