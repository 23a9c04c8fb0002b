import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { maxWaitingRequests } from "../node/create-node-listener.js";
import type { FetchHandler } from "../plain.js";
import { type AdapterCase, serving, writeTimeoutMs } from "./adapter-case.js";
import { openRaw } from "./raw-request.js";

/** A request for each path. */
const gets = (...paths: readonly string[]) => paths.map((path) => `GET ${path} HTTP/1.1\nHost: a\n\n`).join("");

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `/${index + 1}`);

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** The bodies of answers with the text `at` and a path. */
const answered = (raw: string) => [...raw.matchAll(/at (\/\d+)/g)].map(([, path]) => path);

/** More than the buffers of a connection on this machine hold. */
const hugeBytes = 64 * 1024 * 1024;
const huge = new Uint8Array(hugeBytes);

/** A handler that answers the first request only when it is released. */
function holding(): { readonly handler: FetchHandler; readonly arrived: Promise<void>; readonly release: () => void } {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const handler: FetchHandler = async (request) => {
    if (pathOf(request) === "/1") {
      arrived.resolve();
      await released.promise;
    }
    return new Response(`at ${pathOf(request)}`);
  };
  return { handler, arrived: arrived.promise, release: released.resolve };
}

/** A case whose handler and requests share a state, which is new in each run. */
function stateful(title: string, create: () => readonly [handler: FetchHandler, use: Use]): AdapterCase {
  return { title, run: (serve) => serving(title, ...create()).run(serve) };
}

type Use = Parameters<typeof serving>[2];

const oneAfterTheOther = stateful("serves the requests of a connection one after the other", () => {
  let running = 0;
  let most = 0;
  const handler: FetchHandler = async (request) => {
    running += 1;
    most = Math.max(most, running);
    const body = await request.text();
    await setTimeout(10);
    running -= 1;
    return new Response(`at ${pathOf(request)}${body}`);
  };
  const use: Use = async ({ port }) => {
    const post = "POST /3 HTTP/1.1\nHost: a\nContent-Length: 2\n\n00";
    const raw = openRaw(port, `${gets("/1", "/2")}${post}${gets("/4")}`);
    assert.deepEqual(answered(await raw.until("at /4")), ["/1", "/2", "/300", "/4"]);
    raw.socket.write(gets("/5", "/6").replaceAll("\n", "\r\n"));
    assert.deepEqual(answered(await raw.until("at /6")).slice(-2), ["/5", "/6"]);
    assert.equal(most, 1);
    raw.socket.destroy();
  };
  return [handler, use];
});

const tooMany = stateful("disconnects a client that sends more requests at once than may wait", () => {
  const { handler, arrived, release } = holding();
  const use: Use = async ({ port, url, errors }) => {
    const raw = openRaw(port, gets(...numbers(maxWaitingRequests + 2)));
    await arrived;
    assert.equal(await raw.untilClosed(), "");
    release();
    assert.equal(await (await fetch(`${url}/2`)).text(), "at /2");
    assert.deepEqual(errors, []);
  };
  return [handler, use];
});

const readsNoMore = stateful("reads nothing more from a connection while a request waits", () => {
  const { handler, arrived, release } = holding();
  const use: Use = async ({ port, url }) => {
    const all = numbers(maxWaitingRequests + 2);
    const raw = openRaw(port, gets(...all.slice(0, 2)));
    await arrived;
    // If they were read, too many would wait.
    raw.socket.write(gets(...all.slice(2)).replaceAll("\n", "\r\n"));
    for (const _turn of numbers(5)) await (await fetch(`${url}/2`)).text();
    release();
    assert.deepEqual(answered(await raw.until(`at ${all.at(-1)}`)), all);
    raw.socket.destroy();
  };
  return [handler, use];
});

/** A body without an end, which counts what is read of it. */
function endless(read: (bytes: number) => void, cancel: () => void = () => undefined): ReadableStream<Uint8Array> {
  return new ReadableStream({
    cancel,
    async pull(controller) {
      await new Promise((resolve) => setImmediate(resolve));
      controller.enqueue(huge.subarray(0, 65_536));
      read(65_536);
    },
  });
}

function deafReader(what: string, answer: (read: (bytes: number) => void) => Response): AdapterCase {
  return stateful(`disconnects a client that does not read ${what}`, () => {
    let bytes = 0;
    const gone = Promise.withResolvers<void>();
    const handler: FetchHandler = async (request) => {
      if (pathOf(request) === "/2") return new Response("at /2");
      request.signal.addEventListener("abort", () => gone.resolve());
      return answer((count) => {
        bytes += count;
      });
    };
    const use: Use = async ({ port, url, errors }) => {
      const raw = openRaw(port, gets("/1", "/2", "/2"));
      raw.socket.pause();
      await gone.promise;
      assert.ok(bytes < hugeBytes / 2, `${bytes} bytes were read for a reader that takes none`);
      assert.equal(await (await fetch(`${url}/2`)).text(), "at /2");
      assert.deepEqual(errors, []);
      raw.socket.destroy();
    };
    return [handler, use];
  });
}

const headOnly = stateful("does not read a stream that answers HEAD", () => {
  let bytes = 0;
  const read = (count: number) => {
    bytes += count;
  };
  const canceled = Promise.withResolvers<void>();
  const handler: FetchHandler = async () => new Response(endless(read, canceled.resolve));
  const use: Use = async ({ url }) => {
    assert.equal((await fetch(url, { method: "HEAD" })).status, 200);
    await canceled.promise;
    assert.ok(bytes < hugeBytes / 2);
  };
  return [handler, use];
});

/** Pauses of a slow reader. Together they take longer than a reader may take nothing. */
const [pauses, pauseMs] = [16, writeTimeoutMs / 14];

/** Reads slowly, in more time than a reader may take nothing. */
function slowReader(what: string, answer: () => Response): AdapterCase {
  const handler: FetchHandler = async (request) =>
    pathOf(request) === "/1" ? answer() : new Response(`at ${pathOf(request)}`);
  return serving(`waits for a client that reads ${what} slowly, and serves it again`, handler, async ({ port }) => {
    const raw = openRaw(port, gets("/1"));
    let received = 0;
    let paused = 0;
    raw.socket.on("data", (chunk: string) => {
      received += chunk.length;
      if (received < (paused + 1) * (hugeBytes / pauses)) return;
      paused += 1;
      raw.socket.pause();
      void setTimeout(pauseMs).then(() => raw.socket.resume());
    });
    while (received < hugeBytes && !raw.socket.destroyed) await setTimeout(20);
    raw.socket.write(gets("/2").replaceAll("\n", "\r\n"));
    // A failed assertion prints what it was given.
    assert.match((await raw.until("at /2")).slice(-200), /at \/2$/);
    assert.ok(paused > 10);
    raw.socket.destroy();
  });
}

/** The pieces of a body that is sent as a stream. */
function pieces(): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(huge.subarray(sent, sent + 1_048_576));
      sent += 1_048_576;
      if (sent === hugeBytes) controller.close();
    },
  });
}

/** A client gets answers no faster than it reads them, and nobody else waits for it. */
export const readerCases: readonly AdapterCase[] = [
  oneAfterTheOther,
  tooMany,
  readsNoMore,
  headOnly,
  deafReader("a large answer", () => new Response(huge)),
  deafReader("a stream", (read) => new Response(endless(read))),
  slowReader("a large answer", () => new Response(huge)),
  slowReader("a stream", () => new Response(pieces())),
];
