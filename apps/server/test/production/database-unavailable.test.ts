import { Writable } from "node:stream";
import { query, startPostgres, startProxy, type TestPostgres } from "@rollcall/test-kit/postgres";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createServer, type Server } from "../../src/index.js";
import { createClient } from "../demo.js";
import { deployed, deployedTokens } from "../kit/deployed.js";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const bot = { authorization: `Bearer ${deployedTokens.bot}` };
const requests = {
  "/readyz": { status: 503, says: { status: "unavailable" } },
  "/scim/v1/Users": { status: 503, says: { Errors: { description: "database_query_failure", code: 503 } } },
  "/scim/v2/Users": { status: 503, says: { detail: "database_query_failure", status: 503 } },
  "/api/auth.test": { status: 503, says: { ok: false, error: "service_unavailable" } },
} as const;

/**
 * Requires that every part of a server reports that its database is unavailable, and that the server itself is running.
 */
async function expectUnavailable(server: Server): Promise<void> {
  for (const [path, { status, says }] of Object.entries(requests)) {
    const headers = path.startsWith("/scim") ? { authorization: `Bearer ${deployedTokens.admin}` } : bot;
    const response = await server.fetch(path, { headers });
    const later = expect.stringMatching(/^[1-9]\d*$/);
    expect([path, response.status, response.headers.get("retry-after")]).toEqual([path, status, later]);
    expect(await response.json()).toMatchObject(says);
  }
  for (const path of ["/photos/UDEMOANNIE-0123456789ab-512", "/exports/Le1"]) {
    expect((await server.fetch(path, { headers: bot })).status).toBe(503);
  }
  expect((await server.fetch("/healthz")).status).toBe(200);
}

async function expectPresent(server: Server): Promise<void> {
  await expect.poll(async () => (await server.fetch("/readyz")).status).toBe(200);
  const { webapi } = createClient(server.fetch, server.url, deployedTokens);
  expect(await webapi("chat.postMessage", { channel: "general", text: "back" })).toMatchObject({ ok: true });
}

describe("a server whose PostgreSQL becomes unavailable", () => {
  it("reports it in every protocol while the connection is cut, and recovers by itself", async () => {
    const url = new URL(await postgres.createSchema());
    const proxy = await startProxy(Number(url.port));
    url.port = `${proxy.port}`;
    let log = "";
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString();
        done();
      },
    });
    const server = await createServer({ ...deployed(), database: url.href, logger: pino({ level: "trace" }, stream) });
    onTestFinished(async () => {
      await server.close();
      await proxy.cut();
    });
    await expectPresent(server);
    for (let times = 0; times < 2; times += 1) {
      await proxy.cut();
      await expectUnavailable(server);
      await proxy.mend();
      await expectPresent(server);
    }
    expect(log).toContain("connection to the database lost");
    expect(log).not.toContain(":rollcall@");
  });

  it("leaves no lock behind on a user that was being updated", async () => {
    const database = await postgres.createSchema();
    const url = new URL(database);
    const proxy = await startProxy(Number(url.port));
    url.port = `${proxy.port}`;
    const server = await createServer({ ...deployed(), database: url.href, updateTimeMs: 1000 });
    onTestFinished(async () => {
      await server.close();
      await proxy.cut();
    });
    const { scim } = createClient(server.fetch, server.url, deployedTokens);
    const update = async () => {
      const body = { schemas: ["urn:scim:schemas:core:1.0"], title: "Countess" };
      return (await scim("PATCH", "/v1/Users/UDEMOJOAN", body)).status;
    };
    const held = () => query(database, "select 1 from locks where key like '% UDEMOJOAN'");
    const updating = update();
    await expect.poll(async () => (await held()).length).toBe(1);
    await proxy.cut();
    await updating;
    expect(await held()).toHaveLength(1);
    await proxy.mend();
    await expect.poll(async () => (await held()).length).toBe(0);
    expect(await update()).toBe(200);
  });

  it("reports it while its user's password is refused, as after a change, and recovers by itself", async () => {
    await query(postgres.url, "create role keeper login password 'before'");
    await query(postgres.url, "create schema authorization keeper");
    const url = new URL(postgres.url);
    url.username = "keeper";
    url.password = "before";
    const server = await createServer({ ...deployed(), database: url.href });
    onTestFinished(() => server.close());
    await expectPresent(server);
    await query(postgres.url, "alter role keeper password 'after'");
    await query(postgres.url, "select pg_terminate_backend(pid, 10000) from pg_stat_activity where usename = 'keeper'");
    await expectUnavailable(server);
    await query(postgres.url, "alter role keeper password 'before'");
    await expectPresent(server);
  });

  it("reports it while PostgreSQL is stopped, and has kept acknowledged writes after its restart", async () => {
    const database = await postgres.createSchema();
    const server = await createServer({ ...deployed(), database });
    onTestFinished(() => server.close());
    const { webapi } = createClient(server.fetch, server.url, deployedTokens);
    const { ts } = await webapi("chat.postMessage", { channel: "general", text: "kept" });
    const restarting = postgres.restart();
    await expect.poll(async () => (await server.fetch("/readyz")).status).toBe(503);
    await restarting;
    await expectPresent(server);
    const page = { channel: "CDEMOGENERAL", oldest_ts: String(ts), latest_ts: String(ts) };
    const read = await webapi("admin.analytics.messages.metadata", page, deployedTokens.admin);
    expect(JSON.stringify(read)).toContain(String(ts));
  });
});
