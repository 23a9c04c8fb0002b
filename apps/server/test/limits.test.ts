import { scim } from "@rollcall/scim-core/svc";
import { webapi } from "@rollcall/webapi-core/svc";
import { describe, expect, it } from "vitest";
import type { ServerOptions } from "../src/index.js";
import { createDemoServer } from "./demo.js";
import { openRaw } from "./kit/open-raw.js";

const json = "application/json; charset=utf-8";

/** A body of so many bytes. */
const bodyOf = (bytes: number) => JSON.stringify({ foo: "x".repeat(bytes - '{"foo":""}'.length) });

describe("a server with limits", () => {
  it("refuses a body that is too large with the code of each API, and takes one that is just not", async () => {
    await using server = await createDemoServer({ maxBodyBytes: 1000 });
    const post = async (path: string, token: string, bytes: number) => {
      const headers = { "content-type": json, authorization: `Bearer ${token}` };
      const response = await fetch(server.url + path, { method: "POST", headers, body: bodyOf(bytes) });
      return response.json();
    };
    const tooLarge = {
      scim: { status: scim.errors[scim.situations.bodyTooLarge].status },
      webapi: { error: webapi.situations.bodyTooLarge },
    };
    expect(await post("/scim/v2/Users", "svcp-demo-admin", 1001)).toMatchObject(tooLarge.scim);
    expect(await post("/scim/v2/Users", "svcp-demo-admin", 1000)).not.toMatchObject(tooLarge.scim);
    expect(await post("/api/api.test", "svcb-demo-bot", 1001)).toMatchObject(tooLarge.webapi);
    expect(await post("/api/api.test", "svcb-demo-bot", 1000)).toMatchObject({ ok: true });
  });

  const start = "POST /api/api.test HTTP/1.1\nHost: a\n";
  it.each<{ readonly what: string; readonly options: ServerOptions; readonly text: string; readonly wanted: RegExp }>([
    {
      what: "headers that are too large",
      options: { maxHeaderBytes: 1000 },
      text: `${start}X-Filler: ${"x".repeat(1000)}\n\n`,
      wanted: /^HTTP\/1\.1 431 /,
    },
    {
      what: "headers that do not come",
      options: { headersTimeoutMs: 200 },
      text: start,
      wanted: /^HTTP\/1\.1 408 /,
    },
    {
      what: "a request that does not come whole",
      options: { requestTimeoutMs: 200 },
      text: `${start}Content-Length: 9\nContent-Type: text/plain\n\nabc`,
      wanted: /^HTTP\/1\.1 408 /,
    },
    {
      what: "a body that stands still",
      options: { bodyTimeoutMs: 200 },
      text: `${start}Content-Length: 9\nContent-Type: application/json\n\n{"a`,
      wanted: new RegExp(`\\r\\nconnection: close\\r\\n[\\s\\S]*"error":"${webapi.situations.bodyTruncated}"`, "i"),
    },
    {
      what: "a connection that nobody uses",
      options: { keepAliveTimeoutMs: 1000 },
      text: "GET /healthz HTTP/1.1\nHost: a\n\n",
      wanted: /^HTTP\/1\.1 200 [\s\S]*\r\nkeep-alive: timeout=1\r\n/i,
    },
  ])("does not wait for ever: $what", async ({ options, text, wanted }) => {
    await using server = await createDemoServer(options);
    expect(await openRaw(Number(new URL(server.url).port), text)).toMatch(wanted);
  });
});
