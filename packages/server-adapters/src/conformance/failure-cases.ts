import assert from "node:assert/strict";
import { type AdapterCase, serving } from "./adapter-case.js";
import { openRaw } from "./raw-request.js";

const encoder = new TextEncoder();

/** Throws like a defect, with a message that clients must not see. */
function fail(): never {
  throw new Error("secret");
}

/** A stream that fails after some pieces. */
function failingAfter(pieces: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (sent === pieces) fail();
      sent += 1;
      controller.enqueue(encoder.encode(`piece ${sent}.`));
    },
  });
}

/** A client is informed that something failed, without details; `onError` receives the error. */
export const failureCases: readonly AdapterCase[] = [
  serving(
    "answers 500 for a handler that throws",
    async () => fail(),
    async ({ url, errors }) => {
      const response = await fetch(url);
      assert.equal(response.status, 500);
      assert.equal(await response.text(), "Internal Server Error\n");
      assert.deepEqual(errors, [new Error("secret")]);
    },
  ),
  serving(
    "answers 500 for an invalid header",
    async (request) => new Response("secret", { headers: { "x-one": request.method === "PUT" ? "a\nb" : "1" } }),
    async ({ url, errors }) => {
      const response = await fetch(url, { method: "PUT", body: "b" });
      assert.deepEqual([response.status, response.headers.get("x-one")], [500, null]);
      assert.equal(await response.text(), "Internal Server Error\n");
      assert.equal(errors.length, 1);
      assert.equal((await fetch(url)).headers.get("x-one"), "1");
    },
  ),
  serving(
    "answers 500 for a body that fails immediately",
    async () => new Response(failingAfter(0), { headers: { "x-one": "1" } }),
    async ({ url, errors }) => {
      const response = await fetch(url);
      assert.deepEqual([response.status, response.headers.get("x-one")], [500, null]);
      assert.equal(await response.text(), "Internal Server Error\n");
      assert.deepEqual(errors, [new Error("secret")]);
    },
  ),
  serving(
    "cuts the connection for a body that fails later",
    async () => new Response(failingAfter(2)),
    async ({ port, errors }) => {
      const raw = await openRaw(port, "GET / HTTP/1.1\nHost: a\n\n").untilClosed();
      assert.match(raw, /piece 1\.[\s\S]*piece 2\./);
      assert.doesNotMatch(raw, /\r\n0\r\n\r\n$/);
      assert.doesNotMatch(raw, /secret/);
      assert.deepEqual(errors, [new Error("secret")]);
    },
  ),
  serving(
    "continues to serve after a failure",
    async (request) => (request.method === "PUT" ? fail() : new Response("fine")),
    async ({ url }) => {
      await fetch(url, { method: "PUT", body: "b" });
      assert.equal(await (await fetch(url)).text(), "fine");
    },
  ),
  serving(
    "answers 400 for an invalid address",
    async () => new Response("served"),
    async ({ port }) => {
      const raw = await openRaw(port, "GET / HTTP/1.1\nHost: a b\nConnection: close\n\n").untilClosed();
      assert.match(raw, /^HTTP\/1\.1 400 Bad Request\r\n/);
      assert.doesNotMatch(raw, /served|node_modules|Error:/);
    },
  ),
];
