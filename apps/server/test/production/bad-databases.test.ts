import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmod, copyFile, mkdir, mkdtemp, open, readdir, rm, stat } from "node:fs/promises";
import { type AddressInfo, createServer as createNetServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { query, startProxy } from "@rollcall/test-kit/postgres";
import { type SharedPostgres, sharedPostgres } from "@rollcall/test-kit/vitest";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createServer } from "../../src/index.js";
import { createClient } from "../demo.js";
import { deployed, deployedArgs, deployedTokens } from "../kit/deployed.js";
import { spawnCommand } from "../spawn-command.js";

let postgres: SharedPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await sharedPostgres();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rollcall-"));
  return () => rm(folder, { recursive: true });
});

/** The error of a command that did not start: one sentence, without any part of the password. */
async function refusalOf(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { code, stdout, stderr } = await spawnCommand(["--port", "0", ...args], { env, cwd: folder }).ended;
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(/^rollcall-server: [^\n]+\n$/);
  expect(stderr).not.toContain("secret");
  return stderr;
}

describe("rollcall-server --database", () => {
  it.each([
    ["is not a URL", () => "secret", /must start with postgres:\/\//],
    ["has another scheme", () => "mysql://u:secret@127.0.0.1/d", /must start with postgres:\/\//],
    ["names a port where nothing listens", () => "postgres://u:secret@127.0.0.1:1/d", /nothing listens there/],
    ["names an unknown host", () => "postgres://u:secret@no.such.host.invalid/d", /the host is unknown/],
    ["names no database", () => postgres.url.replace("/postgres", "/none"), /the database does not exist/],
    ["has a wrong password", () => postgres.url.replace(":rollcall@", ":secret@"), /the password is refused/],
    [
      "has a / in its password",
      () => "postgres://u:secret/word@127.0.0.1/d",
      /is not a URL; .* must be written as %2F/,
    ],
    ["requires TLS, which the server does not offer", () => `${postgres.url}?sslmode=require`, /does not support SSL/],
    ["requires an unknown kind of TLS", () => `${postgres.url}?sslmode=verify-fully`, /sslmode .* or verify-full$/m],
    [
      "names a missing certificate",
      () => `${postgres.url}?sslmode=verify-full&sslrootcert=/none.pem`,
      /The file \/none\.pem, .*, cannot be read/,
    ],
  ])("is refused in one sentence if it %s", async (_what, url, says) => {
    expect(await refusalOf([], { ROLLCALL_DATABASE: url() })).toMatch(says);
    expect(await readdir(folder)).toEqual([]);
  });

  it("is refused if another program listens there and does not answer", async () => {
    const silent = createNetServer((socket) => socket.on("error", () => undefined)).listen(0, "127.0.0.1");
    onTestFinished(() => void silent.close());
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    expect(await refusalOf(["--database", `postgres://u:secret@127.0.0.1:${port}/d`])).toMatch(
      /: it does not answer$/m,
    );
  });

  it("is refused if the database does not support every character, and is not changed", async () => {
    await query(
      postgres.url,
      "create database latin template template0 encoding 'LATIN1' locale_provider libc locale 'C'",
    );
    const url = postgres.url.replace("/postgres", "/latin");
    expect(await refusalOf(["--database", url])).toMatch(/has the encoding LATIN1, but Rollcall needs UTF8/);
    expect(await query(url, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
  });

  it("accepts a password with special characters, escaped as in a URL", async () => {
    const password = "p@ss:w/rd#%?ß secret";
    await query(postgres.url, `create role "an operator" login password '${password}'`);
    await query(postgres.url, `create schema authorization "an operator"`);
    const url = new URL(postgres.url);
    url.username = "an operator";
    url.password = encodeURIComponent(password);
    const server = await createServer({ database: url.href });
    expect((await server.fetch("/readyz")).status).toBe(200);
    await server.close();
  });

  it("is refused if the server is too old, and is not changed", async () => {
    const url = new URL(await postgres.createSchema());
    const direct = url.href;
    const present = Buffer.from("18.4");
    const proxy = await startProxy(Number(url.port), (chunk) => {
      if (chunk.includes(present)) chunk.write("12.9", chunk.indexOf(present));
      return chunk;
    });
    onTestFinished(() => proxy.cut());
    url.port = `${proxy.port}`;
    expect(await refusalOf(["--database", url.href])).toMatch(/version 12\.9\b.* needs 13 or newer/);
    expect(await query(direct, "select 1 from pg_tables where schemaname = current_schema()")).toEqual([]);
  });

  it("is refused together with a folder", async () => {
    expect(await refusalOf(["--database", "postgres://u:secret@h/d", "--data", "d"])).toMatch(
      /cannot be used together/,
    );
  });
});

/** A folder with the demo world's database. */
async function createData(): Promise<string> {
  const data = join(folder, "data");
  await (await createServer({ ...deployed(), data, control: false })).close();
  return data;
}

describe("rollcall-server --data", () => {
  it("is refused if the file is damaged in the middle, and the file does not change", async () => {
    const data = await createData();
    const file = join(data, "rollcall.db");
    const { size } = await stat(file);
    const handle = await open(file, "r+");
    await handle.write(Buffer.alloc(size - 8_192, 0xee), 0, size - 8_192, 4_096);
    await handle.close();
    expect(await refusalOf(["--data", data])).toMatch(/damaged|malformed/);
    expect((await stat(file)).size).toBe(size);
  });

  it("is refused if the file is truncated", async () => {
    const data = await createData();
    const file = join(data, "rollcall.db");
    const handle = await open(file, "r+");
    await handle.truncate(10_000);
    await handle.close();
    expect(await refusalOf(["--data", data])).toMatch(/damaged|malformed/);
  });

  it("is refused at once if the file is not a regular file", async () => {
    const data = join(folder, "data");
    await mkdir(data);
    execFileSync("mkfifo", [join(data, "rollcall.db")]);
    expect(await refusalOf(["--data", data])).toMatch(/is not a SQLite database/);
  });

  it("is refused if the folder is not writable", async () => {
    const readOnly = join(folder, "read-only");
    await mkdir(readOnly);
    await copyFile(join(await createData(), "rollcall.db"), join(readOnly, "rollcall.db"));
    await chmod(folder, 0o755);
    await chmod(join(readOnly, "rollcall.db"), 0o444);
    await chmod(readOnly, 0o555);
    // File permissions do not apply to the superuser unless it drops the capability that bypasses them.
    const prepare = process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override"] : [];
    for (const data of [readOnly, join(readOnly, "new")]) {
      const { code, stderr } = await spawnCommand(["--port", "0", "--data", data], { cwd: folder, prepare }).ended;
      expect([code, stderr]).toEqual([2, expect.stringMatching(/^rollcall-server: [^\n]*(permission|read)[^\n]*\n$/)]);
    }
  });

  it("reports that the database is unavailable while the disk is full, and has lost nothing afterwards", async () => {
    const data = join(folder, "full");
    // No file of the process may grow beyond this number of kilobytes, as on a full disk.
    const prepare = ["bash", "-c", 'ulimit -f 1200; exec "$@"', "bash"];
    const first = spawnCommand(["--port", "0", "--data", data, "--no-control", ...deployedArgs()], { prepare });
    const { scim } = createClient(fetch, await first.ready, deployedTokens);
    const made: string[] = [];
    let refused: Response | undefined;
    for (let at = 0; at < 3_000 && refused === undefined; at += 1) {
      const response = await scim("POST", "/v2/Users", {
        schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
        userName: `filler${at}`,
        emails: [{ value: `filler${at}@example.com`, primary: true }],
      });
      if (response.status === 201) made.push(((await response.json()) as { readonly id: string }).id);
      else refused = response;
    }
    expect(refused?.status).toBe(503);
    expect(await refused?.json()).toMatchObject({ detail: "database_query_failure" });
    expect(made.length).toBeGreaterThan(10);
    expect((await scim("GET", `/v2/Users/${made.at(-1)}`)).status).toBe(200);
    expect((await fetch(`${await first.ready}/readyz`)).status).toBe(503);
    first.process.kill("SIGKILL");
    // The system's message differs between a full disk and a limit.
    expect((await first.ended).stderr).toMatch(/"status":503,[^\n]*"reason":"The database is unavailable: \w[^"]+"/);

    const server = await createServer({ ...deployed(), data, control: false });
    const again = createClient(server.fetch, server.url, deployedTokens);
    for (const id of made) expect((await again.scim("GET", `/v2/Users/${id}`)).status).toBe(200);
    expect((await again.scim("DELETE", `/v2/Users/${made[0]}`)).status).toBe(204);
    await server.close();
  });
});
