import { connect } from "node:net";
import { scim } from "@rollcall/api/scim";
import { webapi } from "@rollcall/api/webapi";
import { describe, expect, it } from "vitest";
import type { ServerOptions } from "../src/index.js";
import { createDemoServer } from "./demo.js";
import { sendRaw } from "./kit/send-raw.js";

const json = "application/json; charset=utf-8";

/** A body with a number of bytes. */
const bodyOf = (bytes: number) => JSON.stringify({ foo: "x".repeat(bytes - '{"foo":""}'.length) });

describe("a server with limits", () => {
  it("refuses a body that is too large with the code of each API, and accepts the largest allowed one", async () => {
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

  const start = "POST /api/api.test HTTP/1.1\nHost: localhost\n";
  it.each<{ readonly what: string; readonly options: ServerOptions; readonly text: string; readonly wanted: RegExp }>([
    {
      what: "headers that are too large",
      options: { maxHeaderBytes: 1000 },
      text: `${start}X-Filler: ${"x".repeat(1000)}\n\n`,
      wanted: /^HTTP\/1\.1 431 /,
    },
    {
      what: "headers that never arrive",
      options: { headersTimeoutMs: 200 },
      text: start,
      wanted: /^HTTP\/1\.1 408 /,
    },
    {
      what: "a request that does not arrive completely",
      options: { requestTimeoutMs: 200 },
      text: `${start}Content-Length: 9\nContent-Type: text/plain\n\nabc`,
      wanted: /^HTTP\/1\.1 408 /,
    },
    {
      what: "a body that stops arriving",
      options: { bodyTimeoutMs: 200 },
      text: `${start}Content-Length: 9\nContent-Type: application/json\n\n{"a`,
      wanted: new RegExp(`\\r\\nconnection: close\\r\\n[\\s\\S]*"error":"${webapi.situations.bodyTruncated}"`, "i"),
    },
    {
      what: "an idle connection",
      options: { keepAliveTimeoutMs: 1000 },
      text: "GET /healthz HTTP/1.1\nHost: localhost\n\n",
      wanted: /^HTTP\/1\.1 200 [\s\S]*\r\nkeep-alive: timeout=1\r\n/i,
    },
  ])("does not wait forever: $what", async ({ options, text, wanted }) => {
    await using server = await createDemoServer(options);
    expect(await sendRaw(Number(new URL(server.url).port), text)).toMatch(wanted);
  });

  it.each([
    {
      api: "the Web API",
      path: "/api/chat.postMessage",
      token: "svcb-demo-bot",
      wanted: /^HTTP\/1\.1 200 [\s\S]*"error":"request_timeout"/,
    },
    {
      api: "SCIM",
      path: "/scim/v2/Users",
      token: "svcp-demo-admin",
      wanted: /^HTTP\/1\.1 400 [\s\S]*"detail":"invalid_request_payload"/,
    },
  ])(
    "answers a POST in the format of $api if the sender half-closes the connection",
    async ({ path, token, wanted }) => {
      await using server = await createDemoServer();
      const head = `POST ${path} HTTP/1.1\nHost: localhost\nAuthorization: Bearer ${token}\nContent-Type: ${json}\n`;
      for (const body of ['Content-Length: 99\n\n{"a', 'Transfer-Encoding: chunked\n\n3\n{"a\n'])
        expect(await sendRaw(Number(new URL(server.url).port), `${head}${body}`, true)).toMatch(wanted);
    },
  );
});

describe("slow bodies at the same time", () => {
  const { maxBodyBytes } = scim.limits;

  /**
   * Announces a body, sends the beginning of it, and returns the answer that arrives while another request is served.
   */
  function announce(port: number, { path, token }: { readonly path: string; readonly token: string }) {
    const socket = connect(port, "127.0.0.1");
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${json}\r\n`;
    socket.write(`${head}Content-Length: ${maxBodyBytes}\r\n\r\n{"foo":"`);
    let received = "";
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString();
    });
    return { socket, received: () => received };
  }

  it.each([
    {
      api: "the Web API",
      path: "/api/auth.test",
      token: "svcb-demo-bot",
      inFlight: webapi.limits.maxBodyBytesInFlight,
      refused: /^HTTP\/1\.1 503 [\s\S]*\r\nretry-after: \d+\r\n[\s\S]*"error":"service_unavailable"/i,
    },
    {
      api: "SCIM",
      path: "/scim/v2/Users",
      token: "svcp-demo-admin",
      inFlight: scim.limits.maxBodyBytesInFlight,
      refused: /^HTTP\/1\.1 429 [\s\S]*\r\nretry-after: \d+\r\n[\s\S]*"detail":"too_many_requests"/i,
    },
  ])(
    "are refused by $api above the total that it keeps in memory, while small ones are served",
    async ({ refused, ...call }) => {
      await using server = await createDemoServer();
      const port = Number(new URL(server.url).port);
      const slow = Array.from({ length: 60 }, () => announce(port, call));
      const held = Math.floor((call.inFlight ?? 0) / 2 / maxBodyBytes);
      await expect.poll(() => slow.filter(({ received }) => refused.test(received())).length).toBe(60 - held);
      const small = await fetch(server.url + call.path, {
        method: "POST",
        headers: { "content-type": json, authorization: `Bearer ${call.token}` },
        body: "{}",
      });
      expect([200, 400]).toContain(small.status);
      for (const { socket } of slow) socket.destroy();
    },
  );
});
