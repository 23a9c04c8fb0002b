import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import type { AdapterCase } from "./adapter-case.js";
import { serving } from "./adapter-case.js";
import { openRaw } from "./raw-request.js";

const large = 8 * 1024 * 1024;
const digest = (bytes: ArrayBuffer | Uint8Array): string =>
  createHash("sha256").update(new Uint8Array(bytes)).digest("hex");

const measure = async (request: Request): Promise<Response> => {
  const bytes = await request.arrayBuffer();
  return Response.json({ length: bytes.byteLength, digest: digest(bytes) });
};

/** Bodies of every size and kind arrive complete in both directions. */
export const bodyCases: readonly AdapterCase[] = [
  serving("passes on a large body, byte for byte", measure, async ({ url }) => {
    const body = randomBytes(large);
    const response = await fetch(url, { method: "POST", body });
    assert.deepEqual(await response.json(), { length: large, digest: digest(body) });
  }),
  serving("passes on a body of unknown length", measure, async ({ port }) => {
    const head = "POST / HTTP/1.1\nHost: a\nConnection: close\nTransfer-Encoding: chunked\n\n";
    const raw = await openRaw(port, `${head}3\nabc\n2\nde\n0\n\n`).untilClosed();
    assert.ok(raw.includes(digest(new TextEncoder().encode("abcde"))), raw);
  }),
  serving("passes on an empty body", measure, async ({ url }) => {
    for (const init of [{ body: "" }, {}]) {
      const response = await fetch(url, { method: "POST", ...init });
      assert.equal(((await response.json()) as { length: number }).length, 0);
    }
  }),
  serving(
    "passes on a body as a stream",
    async (request) => {
      let length = 0;
      for await (const chunk of request.body ?? []) length += chunk.byteLength;
      return new Response(String(length));
    },
    async ({ url }) => {
      const response = await fetch(url, { method: "POST", body: randomBytes(1_000_000) });
      assert.equal(await response.text(), "1000000");
    },
  ),
  serving(
    "sends a large body, byte for byte",
    async () => new Response(new Uint8Array(large).fill(7)),
    async ({ url }) => {
      const bytes = await (await fetch(url)).arrayBuffer();
      assert.equal(digest(bytes), digest(new Uint8Array(large).fill(7)));
    },
  ),
  serving(
    "sends a stream without buffering it",
    async (request) => new Response(request.body),
    async ({ port }) => {
      const head = "POST / HTTP/1.1\nHost: a\nConnection: close\nTransfer-Encoding: chunked\n\n";
      const raw = openRaw(port, `${head}3\nabc\n`);
      assert.ok((await raw.until("abc")).includes("abc"));
      raw.socket.write("3\r\ndef\r\n0\r\n\r\n");
      assert.match(await raw.untilClosed(), /\r\nabc\r\n[\s\S]*\r\ndef\r\n0\r\n\r\n$/);
    },
  ),
  serving(
    "lets a client read an answer that was sent before its body arrived",
    async () => new Response("too large", { status: 413 }),
    async ({ url }) => {
      const response = await fetch(url, { method: "POST", body: new Uint8Array(large) });
      assert.deepEqual([response.status, await response.text()], [413, "too large"]);
    },
  ),
];
