import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import type { FetchHandler } from "../plain.js";
import { bodyTimeoutMs, type ServeBelowPrefix, writeTimeoutMs } from "./adapter-case.js";
import { openRaw } from "./raw-request.js";

/** A requirement of every adapter for a handler below a prefix. */
interface PrefixCase {
  /** Completes the sentence "it …". */
  readonly title: string;
  readonly run: (serve: ServeBelowPrefix) => Promise<void>;
}

interface Mounted {
  readonly stripsPrefix: boolean;
  readonly handler: FetchHandler;
  readonly use: (port: number, errors: readonly unknown[]) => Promise<void>;
}

function below(title: string, { stripsPrefix, handler, use }: Mounted): PrefixCase {
  return {
    title,
    run: async (serve) => {
      const errors: unknown[] = [];
      const onError = (error: unknown) => errors.push(error);
      const server = await serve(handler, {
        onError,
        bodyTimeoutMs,
        writeTimeoutMs,
        prefix: "/hr/people",
        stripsPrefix,
      });
      try {
        await use(server.port, errors);
      } finally {
        await server.close();
      }
    },
  };
}

const address: FetchHandler = async ({ url }, connection) =>
  new Response(`${connection?.prefix ?? ""} ${url.slice(url.indexOf("/", "http://".length))}`);

async function read(port: number, path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return response.status === 200 ? response.text() : String(response.status);
}

const uncut = ["/hr/people", "/hr/people/", "/hr/people?x=1", "/hr/people/a/b%20c?x=%zz&y=/hr/people"];

function clientLeaves(): PrefixCase {
  const aborted = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  return below("aborts the signal when the client disconnects, also without the prefix", {
    stripsPrefix: true,
    handler: async ({ signal }) => {
      signal.addEventListener("abort", () => aborted.resolve());
      arrived.resolve();
      await aborted.promise;
      return new Response("late");
    },
    use: async (port) => {
      const raw = openRaw(port, "GET /hr/people/a HTTP/1.1\nHost: a\n\n");
      await arrived.promise;
      raw.socket.destroy();
      await aborted.promise;
    },
  });
}

/** The requirements of every adapter for a handler below a prefix. */
export const prefixCases: readonly PrefixCase[] = [
  below("passes on addresses below the prefix unchanged", {
    stripsPrefix: false,
    handler: address,
    use: async (port) => {
      for (const path of uncut) assert.equal(await read(port, path), ` ${path}`);
    },
  }),
  below("removes the prefix with stripsPrefix, and states it", {
    stripsPrefix: true,
    handler: address,
    use: async (port) => {
      const seen = await Promise.all(uncut.map((path) => read(port, path)));
      const cut = ["/", "/", "/?x=1", "/a/b%20c?x=%zz&y=/hr/people"];
      assert.deepEqual(
        seen,
        cut.map((path) => `/hr/people ${path}`),
      );
    },
  }),
  below("passes requests outside of the prefix to the framework", {
    stripsPrefix: false,
    handler: address,
    use: async (port, errors) => {
      for (const path of ["/", "/hr", "/hr/peoples", "/x/hr/people"]) assert.equal(await read(port, path), "404");
      assert.deepEqual(errors, []);
    },
  }),
  below("accepts large bodies for every method, also without the prefix", {
    stripsPrefix: true,
    handler: async (request) => Response.json([request.method, (await request.arrayBuffer()).byteLength]),
    use: async (port) => {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        const response = await fetch(`http://127.0.0.1:${port}/hr/people/a`, { method, body: randomBytes(4_000_000) });
        assert.deepEqual(await response.json(), [method, 4_000_000]);
      }
    },
  }),
  below("answers 500 without details for a handler that throws", {
    stripsPrefix: true,
    handler: async () => {
      throw new Error("secret");
    },
    use: async (port, errors) => {
      const response = await fetch(`http://127.0.0.1:${port}/hr/people`);
      assert.deepEqual([response.status, await response.text()], [500, "Internal Server Error\n"]);
      assert.deepEqual(errors, [new Error("secret")]);
    },
  }),
  clientLeaves(),
];
