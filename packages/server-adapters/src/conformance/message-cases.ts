import assert from "node:assert/strict";
import { Agent, request as nodeRequest } from "node:http";
import type { AdapterCase } from "./adapter-case.js";
import { serving } from "./adapter-case.js";
import { openRaw } from "./raw-request.js";

const echoed = async (request: Request): Promise<Response> =>
  Response.json({ method: request.method, url: request.url, headers: Object.fromEntries(request.headers) });

/** Requests and answers arrive unchanged. */
export const messageCases: readonly AdapterCase[] = [
  serving("passes on the method, the address with its query, and the headers", echoed, async ({ port, url }) => {
    const response = await fetch(`${url}/a/b%20c?x=1&x=%zz&y=%C3%A9`, {
      method: "PATCH",
      headers: { "x-one": "1", "content-type": "text/plain" },
      body: "b",
    });
    const got = (await response.json()) as { method: string; url: string; headers: Record<string, string> };
    assert.equal(got.method, "PATCH");
    assert.equal(got.url, `http://127.0.0.1:${port}/a/b%20c?x=1&x=%zz&y=%C3%A9`);
    assert.equal(got.headers["x-one"], "1");
    assert.equal(got.headers["content-type"], "text/plain");
  }),
  serving(
    "sends the status, every header and the body of the answer",
    async () => {
      const headers = new Headers({ "x-one": "1", "content-type": "text/odd" });
      headers.append("set-cookie", "a=1");
      headers.append("set-cookie", "b=2");
      return new Response("body é", { status: 418, headers });
    },
    async ({ url }) => {
      const response = await fetch(url);
      assert.equal(response.status, 418);
      assert.equal(response.headers.get("x-one"), "1");
      assert.equal(response.headers.get("content-type"), "text/odd");
      assert.deepEqual(response.headers.getSetCookie(), ["a=1", "b=2"]);
      assert.equal(response.headers.get("content-length"), "7");
      assert.equal(await response.text(), "body é");
    },
  ),
  serving(
    "sends an answer without a body",
    async () => new Response(null, { status: 204, headers: { "x-one": "1" } }),
    async ({ url }) => {
      const response = await fetch(url, { method: "DELETE" });
      assert.equal(response.status, 204);
      assert.equal(response.headers.get("x-one"), "1");
      assert.equal(await response.text(), "");
    },
  ),
  serving(
    "announces a length of 0 for an answer without a body",
    async () => new Response(null),
    async ({ port }) => {
      const raw = await openRaw(port, "DELETE / HTTP/1.1\nHost: a\nConnection: close\n\n").untilClosed();
      assert.match(raw, /^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\ncontent-length: 0\r\n[\s\S]*\r\n$/i);
      assert.doesNotMatch(raw, /transfer-encoding/i);
    },
  ),
  serving(
    "answers HEAD with headers only",
    async (request) => new Response("body", { headers: { "x-method": request.method } }),
    async ({ port, url }) => {
      assert.equal((await fetch(url, { method: "HEAD" })).headers.get("x-method"), "HEAD");
      const raw = await openRaw(port, "HEAD / HTTP/1.1\nHost: a\nConnection: close\n\n").untilClosed();
      assert.match(raw, /^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\n$/);
    },
  ),
  serving(
    "passes on the address of the peer",
    async (_request, connection) => Response.json(connection),
    async ({ url }) => assert.deepEqual(await (await fetch(url)).json(), { remoteAddress: "127.0.0.1" }),
  ),
  serving("serves a client without a Host header", echoed, async ({ port }) => {
    const raw = await openRaw(port, "GET /a HTTP/1.0\n\n").untilClosed();
    assert.match(raw, /^HTTP\/1\.1 200 OK\r\n/);
    assert.match(raw, /"url":"http:\/\/[^"]+\/a"/);
  }),
  serving(
    "serves many requests at once without mixing them up",
    async (request) => new Response(await request.text()),
    async ({ url }) => {
      const texts = Array.from({ length: 200 }, (_, index) => `text ${index} `.repeat(index + 1));
      const answers = await Promise.all(texts.map(async (body) => (await fetch(url, { method: "POST", body })).text()));
      assert.deepEqual(answers, texts);
    },
  ),
  serving("keeps a connection open for the next request", echoed, async ({ port }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = [];
    for (const method of ["GET", "POST", "GET"]) ports.push(await localPort(port, method, agent));
    agent.destroy();
    assert.equal(new Set(ports).size, 1);
  }),
];

/** Local port of a request. */
function localPort(port: number, method: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = nodeRequest({ port, host: "127.0.0.1", method, agent }, (response) => {
      const { localPort: from } = response.socket;
      response.resume().once("end", () => resolve(from));
    });
    request.once("error", reject).end(method === "POST" ? "body" : undefined);
  });
}
