import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { query } from "@rollcall/test-kit/postgres";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServer, type Server } from "../../src/index.js";
import { openSocket } from "../kit/open-socket.js";
import { socketWorld } from "../kit/socket-world.js";

let database: string;
let servers: readonly [Server, Server];

beforeAll(async () => {
  const postgres = await sharedPostgres();
  database = await postgres.createSchema();
  const folder = await mkdtemp(join(tmpdir(), "rollcall-"));
  const world = join(folder, "world.json");
  await writeFile(world, JSON.stringify(socketWorld()));
  const one = await createServer({ database, world, secretKey: "00".repeat(32) });
  servers = [one, await createServer({ database, secretKey: "00".repeat(32) })];
  await rm(folder, { recursive: true });
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

async function call(server: Server, method: string, args: object, token: string) {
  const response = await server.fetch(`/api/${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(args),
  });
  return (await response.json()) as { readonly ok: boolean; readonly url: string };
}

/** Opens a socket at a server, with a ticket of another one. */
async function connectTo(server: Server, issuer: Server) {
  const { url } = await call(issuer, "apps.connections.open", {}, "svca-rollbot");
  const app = await openSocket(`${server.url.replace("http", "ws")}/link${new URL(url).search}`);
  expect(await app.next()).toMatchObject({ type: "hello" });
  return app;
}

const senders = () => query(database, "select app_id, connected from senders");

describe("two servers of one database", () => {
  it("send the events of an app from the one that has its socket", async () => {
    const [one, other] = servers;
    const app = await connectTo(other, one);
    await expect.poll(senders).toEqual([{ app_id: "A1", connected: expect.anything() }]);
    for (const text of ["first", "second", "third"]) {
      expect((await call(one, "chat.postMessage", { channel: "C1", text }, "svcp-mia")).ok).toBe(true);
      const message = await app.next();
      expect(message).toMatchObject({ retry_attempt: 0, payload: { event: { text } } });
      app.acknowledge(message);
    }
    app.socket.close(1000);
    await app.closed;

    // Its next socket is at the other server, which then sends what either of them commits.
    const again = await connectTo(one, other);
    await call(other, "chat.postMessage", { channel: "C1", text: "fourth" }, "svcp-mia");
    const message = await again.next();
    expect(message).toMatchObject({ payload: { event: { text: "fourth" } } });
    again.acknowledge(message);
    await expect.poll(() => query(database, "select event_id from deliveries")).toEqual([]);
  });
});
