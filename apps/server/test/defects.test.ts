import { Writable } from "node:stream";
import { loadWorld } from "@rollcall/service/world";
import { createSqliteStore } from "@rollcall/storage/sqlite";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { createRequestLog, createServiceHandler } from "../src/index.js";
import { describeError } from "../src/log/log.js";
import { randomIds } from "../src/machine/random-ids.js";
import { systemClock } from "../src/machine/system-clock.js";
import { readNamedWorld } from "../src/worlds/demo/named-world.js";

const siteUrl = "http://site.example";

/** A service over a store that cannot read users and channels, and the lines of its log. */
async function createBrokenService() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const store = createSqliteStore({ memory: true });
  await loadWorld(store, await readNamedWorld("demo"), { clock: systemClock, ids: randomIds, siteUrl });
  const fail = (): never => {
    throw Object.assign(new Error("the disk said no"), { parameters: ["ada@example.com"] });
  };
  const handler = createServiceHandler({
    store: { ...store, users: { ...store.users, find: fail }, channels: { ...store.channels, byName: fail } },
    clock: systemClock,
    ids: randomIds,
    siteUrl,
    requestLog: createRequestLog(pino({ base: null, serializers: { err: describeError } }, stream), randomIds.uuid),
  });
  return { handler, store, lines };
}

describe("a defect", () => {
  it.each([
    {
      protocol: "SCIM 1.1",
      request: new Request("http://x/scim/v1/Users?token=svcp-demo-admin", {
        headers: { authorization: "Bearer svcp-demo-admin" },
      }),
      route: "GET /scim/v1/Users",
      wanted: { Errors: { description: "internal_error", code: 500 } },
    },
    {
      protocol: "SCIM 2.0",
      request: new Request("http://x/scim/v2/Users", { headers: { authorization: "Bearer svcp-demo-admin" } }),
      route: "GET /scim/v2/Users",
      wanted: { schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"], detail: "internal_error", status: 500 },
    },
    {
      protocol: "the Web API",
      request: new Request("http://x/api/chat.postMessage", {
        method: "POST",
        headers: { authorization: "Bearer svcb-demo-bot" },
        body: new URLSearchParams({ channel: "general", text: "a secret text" }),
      }),
      route: "chat.postMessage",
      wanted: { ok: false, error: "internal_error" },
    },
  ])("is 500 in the format of $protocol, and the log has its stack", async ({ request, route, wanted }) => {
    const { handler, store, lines } = await createBrokenService();
    const response = await handler(request);
    const text = await response.text();
    await store.close();

    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject(wanted);
    expect(text).not.toContain("disk");

    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const requestId = response.headers.get("x-request-id");
    expect(entries).toMatchObject([
      { requestId, err: { message: "the disk said no", stack: expect.stringContaining("defects.test.ts") } },
      { requestId, route, status: 500, code: "internal_error", ms: expect.any(Number) },
    ]);
    expect(lines.join("")).not.toMatch(/svc[bp]-demo|a secret text|ada@example\.com/);
  });
});
