import assert from "node:assert/strict";
import type { FetchHandler } from "../plain.js";
import { type AdapterCase, bodyTimeoutMs, serving } from "./adapter-case.js";
import { openRaw } from "./raw-request.js";

const announced = "POST / HTTP/1.1\nHost: a\nContent-Length: 10\n\nabc";

/** More than the buffers of a connection take. */
const large = new Uint8Array(8 * 1024 * 1024);

const tooLarge: FetchHandler = async ({ method }) =>
  method === "GET" ? new Response("here") : new Response("too large", { status: 413 });

const readOrSay: FetchHandler = async (request) => {
  try {
    return new Response(`read ${(await request.arrayBuffer()).byteLength}`);
  } catch {
    return new Response("broke off");
  }
};

/** A promise with its resolver. */
function signalled<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { promise, resolve };
}

/** A handler that reports whether reading the body failed. */
function reportBody(read: (request: Request) => Promise<unknown>): {
  readonly handler: FetchHandler;
  readonly reported: Promise<string>;
} {
  const { promise, resolve } = signalled<string>();
  const handler: FetchHandler = async (request) => {
    await read(request).then(
      () => resolve("whole"),
      () => resolve("broke off"),
    );
    return new Response();
  };
  return { handler, reported: promise };
}

/** Reports whether the body broke off, after more of it has arrived. */
const reportLate: FetchHandler = async (request) => {
  try {
    for await (const _chunk of request.body ?? []);
    return new Response("whole");
  } catch {
    await new Promise((resolve) => setTimeout(resolve, bodyTimeoutMs));
    return new Response("broke off");
  }
};

function clientLeaves(): AdapterCase {
  const { promise, resolve } = signalled<string>();
  const arrived = signalled<void>();
  const handler: FetchHandler = async (request) => {
    request.signal.addEventListener("abort", () => resolve("aborted"));
    arrived.resolve();
    await promise;
    return new Response("late");
  };
  return serving("aborts the signal of a request when its client disconnects", handler, async ({ port }) => {
    const raw = openRaw(port, "GET / HTTP/1.1\nHost: a\n\n");
    await arrived.promise;
    raw.socket.destroy();
    assert.equal(await promise, "aborted");
  });
}

function bodyBreaksOff(how: string, read: (request: Request) => Promise<unknown>): AdapterCase {
  const { handler, reported } = reportBody(read);
  return serving(`makes reading a body fail when its client disconnects, ${how}`, handler, async ({ port }) => {
    const raw = openRaw(port, announced);
    raw.socket.end();
    assert.equal(await reported, "broke off");
  });
}

/** Connections end in time, and a handler is notified if one ends early. */
export const connectionCases: readonly AdapterCase[] = [
  clientLeaves(),
  bodyBreaksOff("read at once", (request) => request.arrayBuffer()),
  bodyBreaksOff("read as a stream", async (request) => {
    for await (const _chunk of request.body ?? []);
  }),
  serving("lets a handler answer an incomplete body, then closes", readOrSay, async ({ port }) => {
    const raw = await openRaw(port, announced).untilClosed();
    assert.match(raw, /^HTTP\/1\.1 200 OK\r\n[\s\S]*broke off/);
    assert.match(raw, /\r\nconnection: close\r\n/i);
  }),
  serving("ignores the rest of a body that nothing reads anymore", reportLate, async ({ port, url }) => {
    const raw = openRaw(port, announced);
    await new Promise((resolve) => setTimeout(resolve, 1.5 * bodyTimeoutMs));
    raw.socket.write("def");
    assert.match(await raw.untilClosed(), /^HTTP\/1\.1 200 OK\r\n[\s\S]*broke off/);
    assert.equal(await (await fetch(url, { method: "POST", body: "b" })).text(), "whole");
  }),
  serving("does the same for a body of unknown length", readOrSay, async ({ port }) => {
    const head = "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\n\n";
    assert.match(await openRaw(port, `${head}3\nabc\n`).untilClosed(), /^HTTP\/1\.1 200 OK\r\n[\s\S]*broke off/);
  }),
  serving(
    "announces that it closes after an answer that was sent before the body arrived",
    tooLarge,
    async ({ port }) => {
      for (const body of [announced, "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\n\n3\nabc\n"]) {
        const raw = await openRaw(port, body).untilClosed();
        assert.match(raw, /^HTTP\/1\.1 413 [\s\S]*\r\nconnection: close\r\n[\s\S]*too large/i);
      }
    },
  ),
  serving(
    "continues to serve a client after an answer that was sent before the body arrived",
    tooLarge,
    async ({ url }) => {
      for (let round = 0; round < 3; round += 1) {
        const refused = await fetch(url, { method: "POST", body: large });
        assert.deepEqual([refused.status, await refused.text()], [413, "too large"]);
        const served = await Promise.all(Array.from({ length: 5 }, async () => (await fetch(url)).text()));
        assert.deepEqual(served, Array(5).fill("here"));
      }
    },
  ),
  serving(
    "waits longer for a handler than for a body",
    async (request) => {
      await request.arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, 400));
      return new Response("done");
    },
    async ({ url }) => assert.equal(await (await fetch(url, { method: "POST", body: "b" })).text(), "done"),
  ),
];
