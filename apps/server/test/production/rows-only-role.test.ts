import { readFile } from "node:fs/promises";
import { query } from "@rollcall/test-kit/postgres";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { describe, expect, it } from "vitest";
import { createServer } from "../../src/index.js";
import { spawnCommand } from "../spawn-command.js";

/** The statements of the guide, with names of their own. */
async function statements(mark: string): Promise<string> {
  const guide = await readFile(new URL("../../../../docs/operations.md", import.meta.url), "utf8");
  const [, sql = ""] = /^## A role that only reads and writes rows$[\s\S]*?^```sql$([\s\S]*?)^```$/m.exec(guide) ?? [];
  return sql.replaceAll(/\b(rollcall(?:_owner|_server)?)\b/g, `$1_${mark}`);
}

describe("a PostgreSQL role that only reads and writes rows", { timeout: 60_000 }, () => {
  it("starts a server and posts a message, with the grants of the guide", async () => {
    const { url } = await sharedPostgres();
    const mark = crypto.randomUUID().slice(0, 8);
    await query(url, await statements(mark));
    const as = (name: string) => {
      const address = new URL(url);
      Object.assign(address, { username: `${name}_${mark}`, password: `${name.replace("rollcall_", "")}-password` });
      return address.href;
    };

    const early = await spawnCommand(["--port", "0"], { env: { ROLLCALL_DATABASE: as("rollcall_server") } }).ended;
    expect(early).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^rollcall-server: [^\n]+ lacks a permission\n$/),
    });

    const made = await spawnCommand(["init"], { env: { ROLLCALL_DATABASE: as("rollcall_owner") } }).ended;
    expect(made).toMatchObject({ code: 0, stderr: "" });
    const [, token = ""] = /^ROLLCALL_TOKEN=(\S+)$/m.exec(made.stdout) ?? [];

    const server = await createServer({ database: as("rollcall_server") });
    const body = new URLSearchParams({ token, channel: "general", text: "hello" });
    const posted = await server.fetch("/api/chat.postMessage", { method: "POST", body });
    expect(await posted.json()).toMatchObject({ ok: true, message: { text: "hello" } });
    expect((await server.fetch("/readyz")).status).toBe(200);
    await server.close();

    for (const change of ["create table other (id text)", "drop table users", "truncate users"])
      await expect(query(as("rollcall_server"), change)).rejects.toThrow(/permission denied|must be owner/);
  });
});
