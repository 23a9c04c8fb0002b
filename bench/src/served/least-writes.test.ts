import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "@rollcall/server";
import Database from "better-sqlite3";
import { describe, expect, it, onTestFinished } from "vitest";
import { createLeastWrites } from "./least-writes.js";

describe("createLeastWrites", () => {
  it("writes users and messages into the tables that Rollcall creates", async () => {
    const data = await mkdtemp(join(tmpdir(), "rollcall-bench-"));
    onTestFinished(() => rm(data, { recursive: true }));
    await (await createServer({ data })).close();
    const db = new Database(join(data, "rollcall.db"));
    onTestFinished(() => void db.close());
    const count = (table: string) => db.prepare<[], number>(`select count(*) from ${table}`).pluck().get() ?? 0;
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
