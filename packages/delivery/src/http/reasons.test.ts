import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import type { HttpTarget, Outgoing } from "../messages/outgoing.js";
import { createTargetPolicy } from "../targets/create-target-policy.js";
import { type App, certificate, listen, openApp, openSecureApp } from "../test-apps/open-app.js";
import { createHttpSender, type HttpSenderOptions } from "./create-http-sender.js";

const policy = createTargetPolicy({ kinds: ["loopback"] });
const content = { kind: "events_api", body: "{}" } as const;

async function sendTo(url: string, options: Partial<HttpSenderOptions> = {}, signal?: AbortSignal) {
  const sender = createHttpSender({ policy, ...options });
  const outgoing: Outgoing<HttpTarget> = { target: { kind: "http", url }, content, ...(signal && { signal }) };
  try {
    return await sender.send(outgoing);
  } finally {
    sender.close();
  }
}

/** Starts a server that answers any data with a text. */
async function openRaw(answer: (socket: Socket) => void): Promise<App> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).once("close", () => sockets.delete(socket));
    socket.once("data", () => answer(socket));
  });
  const app = await listen(server);
  return {
    ...app,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await app[Symbol.asyncDispose]();
    },
  };
}

describe("the reasons of failed attempts", () => {
  it.each([300, 304, 307, 308, 400, 404, 410, 500, 503])("are http_error for the status %i", async (status) => {
    await using app = await openApp((_request, response) => response.writeHead(status, { Location: "/x" }).end());
    const detail = `The app answered ${status}.`;
    expect(await sendTo(app.url)).toMatchObject({ ok: false, reason: "http_error", detail, noRetry: false });
  });

  it("are http_error for a redirect without an address", async () => {
    await using app = await openApp((_request, response) => response.writeHead(302).end());
    expect(await sendTo(app.url)).toMatchObject({ ok: false, reason: "http_error", answer: { status: 302 } });
  });

  it("are too_many_redirects in a loop", async () => {
    await using app = await openApp((_request, response) => response.writeHead(302, { Location: "/events" }).end());
    const attempt = await sendTo(app.url);
    expect(attempt).toMatchObject({ ok: false, reason: "too_many_redirects", answer: { status: 302 } });
    expect(app.received).toHaveLength(3);
    expect(attempt.request.redirects).toHaveLength(2);
  });

  it("are connection_failed for a closed port", async () => {
    const app = await openApp();
    await app[Symbol.asyncDispose]();
    const attempt = await sendTo(app.url);
    expect(attempt).toMatchObject({ ok: false, reason: "connection_failed" });
    expect(attempt).toHaveProperty("detail", expect.stringContaining("ECONNREFUSED"));
    expect(attempt).not.toHaveProperty("answer");
  });

  it("are connection_failed for a name that does not exist", async () => {
    const resolve = async () => {
      throw Object.assign(new Error("getaddrinfo ENOTFOUND app.test"), { code: "ENOTFOUND" });
    };
    expect(await sendTo("http://app.test/", { resolve })).toMatchObject({ ok: false, reason: "connection_failed" });
  });

  it.each(["ftp://127.0.0.1/", "file:///etc/passwd", "nowhere", "http://"])(
    "are connection_failed for %s",
    async (url) => {
      expect(await sendTo(url)).toMatchObject({ ok: false, reason: "connection_failed", request: { url } });
    },
  );

  it("are ssl_error for a certificate that nobody trusts, and for a server without TLS", async () => {
    await using app = await openSecureApp();
    expect(await sendTo(app.url)).toMatchObject({ ok: false, reason: "ssl_error" });
    expect(await sendTo(app.url, { ca: certificate.cert })).toMatchObject({ ok: true });
    await using plain = await openApp();
    expect(await sendTo(plain.url.replace("http:", "https:"))).toMatchObject({ ok: false, reason: "ssl_error" });
  });

  it("are ssl_error for a certificate of another host", async () => {
    await using app = await openSecureApp();
    const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
    const ask = (host: string) => sendTo(`https://${host}:${app.port}/`, { ca: certificate.cert, resolve });
    expect(await ask("app.test")).toMatchObject({ ok: true });
    expect(await ask("other.test")).toMatchObject({ ok: false, reason: "ssl_error" });
  });

  it("are http_timeout for silence", async () => {
    await using app = await openApp(() => undefined);
    expect(await sendTo(app.url, { timeoutMs: 30 })).toMatchObject({ ok: false, reason: "http_timeout" });
  });

  it("are http_timeout for a head that never ends", async () => {
    await using app = await openRaw((socket) => socket.write("HTTP/1.1 200 OK\r\nX-A: "));
    expect(await sendTo(app.url, { timeoutMs: 30 })).toMatchObject({ ok: false, reason: "http_timeout" });
  });

  it("are http_timeout when the caller ends the attempt, before it or in it", async () => {
    const controller = new AbortController();
    await using app = await openApp(() => controller.abort());
    expect(await sendTo(app.url, {}, controller.signal)).toMatchObject({ ok: false, reason: "http_timeout" });
    expect(await sendTo(app.url, {}, controller.signal)).toMatchObject({ ok: false, reason: "http_timeout" });
    expect(app.received).toHaveLength(1);
  });

  it.each([
    ["a connection that is cut", (socket: Socket) => socket.destroy()],
    ["a connection that is reset", (socket: Socket) => socket.resetAndDestroy()],
    ["an answer that is not HTTP", (socket: Socket) => socket.end("SSH-2.0-OpenSSH_9.9\r\n")],
    ["a head of 1 MB", (socket: Socket) => socket.end(`HTTP/1.1 200 OK\r\nX-A: ${"a".repeat(1_000_000)}\r\n\r\n`)],
  ])("are unknown_error for %s", async (_name, answer) => {
    await using app = await openRaw(answer);
    expect(await sendTo(app.url)).toMatchObject({ ok: false, reason: "unknown_error" });
  });

  it("are unknown_error for an attempt in progress when the sender closes", async () => {
    await using app = await openApp(() => sender.close());
    const sender = createHttpSender({ policy });
    const attempt = await sender.send({ target: { kind: "http", url: app.url }, content });
    expect(attempt).toMatchObject({ ok: false, reason: "unknown_error" });
  });
});

describe("an answer that does not end", () => {
  it("is kept up to the limit when it has 10 MB", async () => {
    await using app = await openApp((_request, response) => response.end(Buffer.alloc(10_000_000, "a")));
    const { ok, answer } = await sendTo(app.url);
    expect([ok, answer?.isCut, answer?.body.length]).toEqual([true, true, 8192]);
  });

  it("is cut when it is endless, and its connection is closed", async () => {
    const closed = Promise.withResolvers<void>();
    await using app = await openApp((_request, response) => {
      const pour = () => {
        if (!response.destroyed && response.write("a".repeat(65_536))) setImmediate(pour);
      };
      response.on("drain", pour).once("close", closed.resolve);
      pour();
    });
    const { ok, answer } = await sendTo(app.url);
    expect([ok, answer?.isCut, answer?.body.length]).toEqual([true, true, 8192]);
    await closed.promise;
  });

  it("ends with the time of the attempt when it trickles", async () => {
    await using app = await openApp((_request, response) => response.write("slow"));
    const { ok, answer } = await sendTo(app.url, { timeoutMs: 100 });
    expect([ok, answer?.isCut, answer?.body]).toEqual([true, true, "slow"]);
  });

  it("is kept as far as it came when the connection is cut", async () => {
    await using app = await openRaw(async (socket) => {
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf");
      await once(socket, "drain").catch(() => undefined);
    });
    const sent = sendTo(app.url, { timeoutMs: 100 });
    expect((await sent).answer).toMatchObject({ body: "half", isCut: true });
  });
});
