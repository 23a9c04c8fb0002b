import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createServer } from "@rollcall/server";
import { describe, expect, it, onTestFinished } from "vitest";
import { createLeastWrites } from "./least-writes.js";

describe("createLeastWrites", () => {
  it("writes users and messages into the tables that Rollcall creates", async () => {
    const data = await mkdtemp(join(tmpdir(), "rollcall-bench-"));
    onTestFinished(() => rm(data, { recursive: true }));
    await (await createServer({ data })).close();
    const db = new DatabaseSync(join(data, "rollcall.db"));
    onTestFinished(() => void db.close());
    const count = (table: string) => Number(db.prepare(`select count(*) as count from ${table}`).get()?.["count"]);
    const before = { users: count("users"), messages: count("messages") };
    const writes = createLeastWrites(db);
    writes.insertUser("UC1", "least.user", "{}");
    writes.insertMessage("CDEMOGENERAL", "{}");
    expect({ users: count("users"), messages: count("messages") }).toEqual({
      users: before.users + 1,
      messages: before.messages + 1,
    });
  });
});
