import { execFileSync } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { query } from "@rollcall/test-kit/postgres";
import { type SharedPostgres, sharedPostgres } from "@rollcall/test-kit/vitest";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createServer } from "../../src/index.js";
import { createClient } from "../demo.js";
import { deployed, deployedArgs, deployedTokens } from "../kit/deployed.js";
import { spawnCommand } from "../spawn-command.js";

let postgres: SharedPostgres;
let data: string;
beforeAll(async () => {
  postgres = await sharedPostgres();
});
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "rollcall-"));
  return () => rm(data, { recursive: true });
});

type Fetch = (path: string) => Promise<Response>;

/** The view of a load balancer and a watchdog. */
async function probe(fetchPath: Fetch) {
  const [ready, healthy] = [await fetchPath("/readyz"), await fetchPath("/healthz")];
  const { status } = (await ready.json()) as { readonly status: string };
  return [ready.status, status, ready.headers.get("retry-after"), healthy.status];
}

const yes = [200, "ready", null, 200];
const no = [503, "unavailable", "1", 200];

/** Posts a message, and returns the code of the answer. */
async function postTo({ webapi }: ReturnType<typeof createClient>, length: number): Promise<unknown> {
  const { ok, error } = await webapi("chat.postMessage", { channel: "general", text: "x".repeat(length) });
  return ok === true ? "ok" : error;
}

describe("/readyz of a server that can read but not write", () => {
  it("fails while the disk is full, and succeeds when there is space again", async () => {
    // No file of the process may grow beyond this number of kilobytes, as on a full disk.
    const prepare = ["bash", "-c", 'ulimit -S -f 1200; exec "$@"', "bash"];
    const command = spawnCommand(["--port", "0", "--data", data, "--no-control", ...deployedArgs()], { prepare });
    const url = await command.ready;
    onTestFinished(async () => {
      command.process.kill("SIGKILL");
      await command.ended;
    });
    const at: Fetch = (path) => fetch(`${url}${path}`);
    const client = createClient(fetch, url, deployedTokens);
    expect(await probe(at)).toEqual(yes);
    let answered: unknown;
    for (let count = 0; count < 1_000 && answered !== "service_unavailable"; count += 1)
      answered = await postTo(client, 3_000);
    expect(answered).toBe("service_unavailable");
    expect(await probe(at)).toEqual(no);
    expect(await probe(at)).toEqual(no);
    expect((await client.scim("GET", "/v2/Users?count=1")).status).toBe(200);
    execFileSync("prlimit", ["--pid", String(command.process.pid), "--fsize=unlimited"]);
    expect(await probe(at)).toEqual(yes);
    expect(await postTo(client, 3_000)).toBe("ok");
  });

  it("fails once the damage to the file is detected, and as long as the file is open", async () => {
    const begun = await createServer({ ...deployed(), data, control: false });
    expect(await postTo(createClient(begun.fetch, begun.url, deployedTokens), 10)).toBe("ok");
    await begun.close();
    await damageTable(join(data, "rollcall.db"), "messages");
    const server = await createServer({ ...deployed(), data, control: false });
    onTestFinished(() => server.close());
    // The damage has not been detected yet.
    expect(await probe(server.fetch)).toEqual(yes);
    const client = createClient(server.fetch, server.url, deployedTokens);
    expect(await postTo(client, 10)).toBe("service_unavailable");
    for (let times = 0; times < 2; times += 1) {
      expect(await probe(server.fetch)).toEqual(no);
      // Other parts of the file can still be written.
      const body = { schemas: ["urn:scim:schemas:core:1.0"], title: `Countess ${times}` };
      expect((await client.scim("PATCH", "/v1/Users/UDEMOJOAN", body)).status).toBe(200);
    }
  });

  it("fails while its PostgreSQL is read-only, and succeeds afterwards", async () => {
    const reader = `reader_${crypto.randomUUID().replaceAll("-", "")}`;
    await query(postgres.url, `create role ${reader} login superuser password 'reader'`);
    const url = new URL(await postgres.createSchema());
    Object.assign(url, { username: reader, password: "reader" });
    const server = await createServer({ ...deployed(), database: url.href });
    onTestFinished(() => server.close());
    const client = createClient(server.fetch, server.url, deployedTokens);
    expect(await postTo(client, 10)).toBe("ok");
    const setReadOnly = async (value: "on" | "off") => {
      await query(postgres.url, `alter role ${reader} set default_transaction_read_only = ${value}`);
      // Waits until each connection has ended, because one that still runs can write.
      const ended = `select pg_terminate_backend(pid, 10000) from pg_stat_activity where usename = '${reader}'`;
      await query(postgres.url, ended);
    };
    await setReadOnly("on");
    await expect.poll(() => postTo(client, 10)).toBe("service_unavailable");
    expect(await probe(server.fetch)).toEqual(no);
    expect((await client.scim("GET", "/v2/Users?count=1")).status).toBe(200);
    await setReadOnly("off");
    await expect.poll(async () => probe(server.fetch)).toEqual(yes);
    expect(await postTo(client, 10)).toBe("ok");
  });

  it("fails on a read-only PostgreSQL before any write", async () => {
    const url = new URL(await postgres.createSchema());
    await (await createServer({ ...deployed(), database: url.href })).close();
    url.searchParams.set("options", `${url.searchParams.get("options") ?? ""} -c default_transaction_read_only=on`);
    const server = await createServer({ ...deployed(), database: url.href });
    onTestFinished(() => server.close());
    expect(await probe(server.fetch)).toEqual(no);
  });
});

/** Overwrites the first page of a table, as a failing disk does. */
async function damageTable(path: string, name: string): Promise<void> {
  const db = new DatabaseSync(path);
  const rootpage = Number(db.prepare("select rootpage from sqlite_schema where name = ?").get(name)?.["rootpage"]);
  const size = Number(db.prepare("pragma page_size").get()?.["page_size"]);
  db.close();
  const file = await open(path, "r+");
  await file.write(Buffer.alloc(size, 0xa5), 0, size, (rootpage - 1) * size);
  await file.close();
}
