import { join } from "node:path";
import { documents } from "@rollcall/service/store";
import { describe, expect, it } from "vitest";
import { killAfterLines, runSource } from "../testing/run-source.js";
import { temporaryFolder } from "../testing/temporary-folder.js";
import { createSqliteStore } from "./create-sqlite-store.js";
import { openSqlite } from "./open-sqlite.js";
import { selectValue } from "./sqlite-connection.js";

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
});
