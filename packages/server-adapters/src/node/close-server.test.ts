import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openRaw } from "../conformance/raw-request.js";
import { serveNode } from "./serve-node.js";

const tens = Array.from({ length: 10 }, (_, index) => index);

describe("closing a server of serveNode", () => {
  it("serves new connections while draining, and closes each after its answer", async () => {
    const server = await serveNode(async () => new Response("here"));
    const kept = openRaw(server.port, "GET / HTTP/1.1\nHost: a\n\n");
    expect(await kept.until("here")).toMatch(/\r\nconnection: keep-alive\r\n/i);
    const closed = server.close({ drainMs: 300 });
    kept.socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    expect(await kept.untilClosed()).toMatch(/here[\s\S]*\r\nconnection: close\r\n[\s\S]*here$/i);
    expect((await fetch(server.url)).headers.get("connection")).toBe("close");
    await closed;
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it("drops no request on kept connections while draining", async () => {
    const server = await serveNode(async (request) => {
      await setTimeout(Math.random() * 20);
      return new Response(await request.text());
    });
    const agents = tens.map(() => new Agent({ keepAlive: true, maxSockets: 4 }));
    const isLeaving = { value: false };
    const clients = agents.flatMap((agent) => tens.slice(0, 4).map(() => call(server.port, agent, isLeaving)));
    await setTimeout(200);
    const closed = server.close({ drainMs: 500 });
    await setTimeout(250);
    isLeaving.value = true;
    const counts = await Promise.all(clients);
    await closed;
    for (const agent of agents) agent.destroy();
    expect(counts.flatMap(({ failed }) => failed)).toEqual([]);
    expect(counts.every(({ answered }) => answered > 0)).toBe(true);
  });

  it("does not wait for an unused connection", async () => {
    const server = await serveNode(async () => new Response("here"));
    const silent = openRaw(server.port, "");
    await fetch(server.url);
    const cut: number[] = [];
    await server.close({ timeoutMs: 60_000, onCut: (requests) => cut.push(requests) });
    expect(await silent.untilClosed()).toBe("");
    expect(cut).toEqual([]);
  });

  it("waits for a client that reads a large answer slowly", async () => {
    const bytes = 32 * 1024 * 1024;
    const server = await serveNode(async () => new Response(new Uint8Array(bytes)));
    const raw = openRaw(server.port, "GET / HTTP/1.1\nHost: a\n\n");
    let closed: Promise<void> | undefined;
    let received = 0;
    raw.socket.on("data", (chunk: string) => {
      received += chunk.length;
      closed ??= server.close();
      raw.socket.pause();
      setImmediate(() => raw.socket.resume());
    });
    await raw.untilClosed();
    await closed;
    expect(received).toBeGreaterThan(bytes);
  });

  it("reports how many requests it cut off", async () => {
    const released = Promise.withResolvers<void>();
    const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const server = await serveNode(async ({ url }) => {
      arrived[Number(url.slice(-1))]?.resolve();
      await released.promise;
      return new Response();
    });
    const raws = [0, 1].map((index) => openRaw(server.port, `GET /${index} HTTP/1.1\nHost: a\n\n`));
    await Promise.all(arrived.map(({ promise }) => promise));
    const cut: number[] = [];
    await server.close({ timeoutMs: 50, onCut: (requests) => cut.push(requests) });
    expect(cut).toEqual([2]);
    expect(await Promise.all(raws.map((raw) => raw.untilClosed()))).toEqual(["", ""]);
    released.resolve();
  });
});

describe("a server of serveNode with timeouts", () => {
  it.each([
    { what: "incomplete headers", options: { headersTimeoutMs: 200 }, text: "GET / HTTP/1.1\nHost: a\n" },
    {
      what: "a body that arrives too slowly",
      options: { requestTimeoutMs: 200 },
      text: "POST / HTTP/1.1\nHost: a\nContent-Length: 9\n\nabc",
    },
  ])("answers $what with 408", async ({ options, text }) => {
    const server = await serveNode(async (request) => new Response(await request.text()), options);
    const raw = await openRaw(server.port, text).untilClosed();
    expect(raw).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*"status":408\}$/);
    await server.close();
  });

  it("closes an idle connection, and announces its timeout", async () => {
    const server = await serveNode(async () => new Response("here"), { keepAliveTimeoutMs: 1000 });
    const raw = await openRaw(server.port, "GET / HTTP/1.1\nHost: a\n\n").untilClosed();
    expect(raw).toMatch(/\r\nkeep-alive: timeout=1\r\n/i);
    await server.close();
  });
});

interface Calls {
  readonly answered: number;
  readonly failed: readonly string[];
}

/** Sends requests until the server asks it to reconnect. */
async function call(port: number, agent: Agent, isLeaving: { readonly value: boolean }): Promise<Calls> {
  const failed: string[] = [];
  let answered = 0;
  while (!isLeaving.value) {
    await getOnce(port, agent).then(
      () => {
        answered += 1;
      },
      (error: unknown) => failed.push(String(error)),
    );
  }
  return { answered, failed };
}

function getOnce(port: number, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", agent }, (response: IncomingMessage) => {
      response.on("error", reject).on("end", resolve).resume();
    }).on("error", reject);
  });
}
