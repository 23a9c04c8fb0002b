import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { openRaw } from "../conformance/raw-request.js";
import { maxWaitingRequests } from "./create-node-listener.js";
import { type NodeServer, serveNode } from "./serve-node.js";

describe("serveNode", () => {
  it("listens on a free port of the loopback address and returns its address", async () => {
    const server = await serveNode(async () => new Response("here"));
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    expect(await (await fetch(server.url)).text()).toBe("here");
    await server.close();
  });

  it.each([
    ["0.0.0.0", "127.0.0.1"],
    ["localhost", "localhost"],
  ])("returns a reachable address for %s", async (host, reached) => {
    const server = await serveNode(async () => new Response("here"), { host });
    expect(server.url).toBe(`http://${reached}:${server.port}`);
    expect(await (await fetch(server.url)).text()).toBe("here");
    await server.close();
  });

  it("rejects with the error code of listening", async () => {
    const server = await serveNode(async () => new Response());
    await expect(serveNode(async () => new Response(), { port: server.port })).rejects.toMatchObject({
      code: "EADDRINUSE",
    });
    await server.close();
  });
});

describe("a server of serveNode", () => {
  const problem = (status: number, title: string) =>
    new RegExp(
      `^HTTP/1\\.1 ${status} ${title}\r\n[\\s\\S]*application/problem\\+json[\\s\\S]*\\{"title":"${title}","status":${status}\\}$`,
    );

  it("accepts long addresses", async () => {
    const server = await serveNode(async ({ url }) => new Response(`${url.length}`));
    const address = `${server.url}/?filter=${"x".repeat(100_000)}`;
    expect(await (await fetch(address)).text()).toBe(`${address.length}`);
    await server.close();
  });

  it.each([
    { what: "too large headers", text: `GET /?${"x".repeat(2000)} HTTP/1.1\nHost: a\n\n`, status: 431 },
    { what: "an invalid request", text: "nothing at all\n\n", status: 400 },
  ])("answers $what with a problem document", async ({ text, status }) => {
    const server = await serveNode(async () => new Response("here"), { maxHeaderBytes: 1000 });
    const title = status === 431 ? "Request Header Fields Too Large" : "Bad Request";
    expect(await openRaw(server.port, text).untilClosed()).toMatch(problem(status, title));
    expect(await (await fetch(server.url)).text()).toBe("here");
    await server.close();
  });

  it("lets as many requests of a connection wait as the documents say", async () => {
    const read = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), "utf8");
    expect(await read("packages/server-adapters/README.md")).toContain(`more than ${maxWaitingRequests} that wait`);
    // One more is being served.
    expect(await read("docs/operations.md")).toContain(`more than ${maxWaitingRequests + 1} requests at once`);
  });

  it.each<{ readonly how: string; readonly read: (request: Request) => Promise<unknown> }>([
    { how: "whole", read: (request) => request.arrayBuffer() },
    {
      how: "as a stream",
      read: async (request) => {
        for await (const _chunk of request.body ?? []);
      },
    },
    {
      how: "after it has ended",
      read: async (request) => {
        await (await fetch(new URL(request.url).origin)).text();
        await request.arrayBuffer();
      },
    },
  ])("lets a handler answer a body whose sender half-closes, read $how", async ({ read }) => {
    const server = await serveNode(async (request) => {
      if (request.method === "GET") return new Response("here");
      return read(request).then(
        () => new Response("whole"),
        () => new Response("broke off"),
      );
    });
    for (const head of ["Content-Length: 10\n\nabc", "Transfer-Encoding: chunked\n\n3\nabc\n"]) {
      const raw = openRaw(server.port, `POST / HTTP/1.1\nHost: 127.0.0.1:${server.port}\n${head}`);
      raw.socket.end();
      expect(await raw.untilClosed()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close\r\n[\s\S]*broke off/i);
    }
    expect(await (await fetch(server.url, { method: "POST", body: "b" })).text()).toBe("whole");
    await server.close();
  });
});

describe("NodeServer.close", () => {
  /** A server whose handler answers on command. */
  async function startHolding(): Promise<{
    readonly server: NodeServer;
    readonly arrived: Promise<void>;
    readonly release: () => void;
  }> {
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const server = await serveNode(async () => {
      arrived.resolve();
      await released.promise;
      return new Response("finished");
    });
    return { server, arrived: arrived.promise, release: released.resolve };
  }

  it("lets running requests finish and closes their connections", async () => {
    const { server, arrived, release } = await startHolding();
    const raw = openRaw(server.port, "GET / HTTP/1.1\nHost: a\n\n");
    await arrived;
    const closed = server.close();
    await expect(fetch(server.url)).rejects.toThrow();
    release();
    expect(await raw.untilClosed()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*finished$/);
    await closed;
  });

  it("closes idle connections immediately", async () => {
    const server = await serveNode(async () => new Response("here"));
    const raw = openRaw(server.port, "GET / HTTP/1.1\nHost: a\n\n");
    await raw.until("here");
    await server.close();
    expect(await raw.untilClosed()).toContain("here");
  });

  it("cuts requests that do not finish in time", async () => {
    const { server, arrived, release } = await startHolding();
    const raw = openRaw(server.port, "GET / HTTP/1.1\nHost: a\n\n");
    await arrived;
    await server.close({ timeoutMs: 50 });
    expect(await raw.untilClosed()).toBe("");
    release();
  });

  it("can be called again", async () => {
    const server = await serveNode(async () => new Response());
    expect(server.close()).toBe(server.close());
    await server.close();
  });
});
