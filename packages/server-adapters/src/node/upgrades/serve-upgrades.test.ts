import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { type NodeServer, serveNode } from "../serve-node.js";
import type { UpgradeHandler } from "./serve-again.js";

let server: NodeServer | undefined;
afterEach(() => server?.close({ timeoutMs: 0 }));

/** A server that repeats requests, and greets at `/link`. */
async function open(more: Partial<UpgradeHandler> = {}): Promise<NodeServer> {
  server = await serveNode(
    async (request) => new Response(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`),
    {
      upgrades: {
        path: "/link",
        handle: ({ socket, head }) => socket.end(`HTTP/1.1 101 Switching Protocols\r\n\r\nwelcome ${head}`),
        close: async () => undefined,
        ...more,
      },
    },
  );
  return server;
}

/** Sends bytes and returns everything that comes back. */
function exchange(port: number, ...lines: readonly string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(lines.join("\r\n"));
  return text(socket);
}

const asking = ["Host: x", "Connection: Upgrade, HTTP2-Settings", "HTTP2-Settings: AAMAAABk"];

describe("serveNode with upgrades", () => {
  it("passes WebSockets of the path to the handler", async () => {
    const { port } = await open();
    const answer = await exchange(port, "GET /link?a=1 HTTP/1.1", ...asking, "Upgrade: WebSocket", "", "early");
    expect(answer).toMatch(/^HTTP\/1\.1 101 .*\r\n\r\nwelcome early$/s);
  });

  it.each([
    ["to another protocol", "GET /link HTTP/1.1", "h2c", "", "GET /link "],
    ["of another path", "GET /linked HTTP/1.1", "websocket", "", "GET /linked "],
    ["with a body", "POST /other HTTP/1.1", "h2c", "12345", "POST /other 12345"],
  ])("serves an upgrade %s as if it had not asked for one", async (_, first, protocol, body, wanted) => {
    const { port } = await open();
    const length = `Content-Length: ${body.length}`;
    const next = "GET /next HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const answers = await exchange(port, first, ...asking, `Upgrade: ${protocol}`, length, "", `${body}${next}`);
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(answers).toContain(`\r\n\r\n${wanted}`);
    expect(answers).toMatch(/GET \/next $/);
  });

  it.each(["websocket", "h2c"])(
    "disconnects a client that asks for %s before it has the answers to earlier requests",
    async (protocol) => {
      const { port } = await open();
      const early = "GET /first HTTP/1.1\r\nHost: x\r\n\r\nGET /link HTTP/1.1";
      expect(await exchange(port, early, ...asking, `Upgrade: ${protocol}`, "", "")).toBe("");
    },
  );

  it("cuts connections that are left after the time for closing", async () => {
    const { port, close } = await open({
      handle: ({ socket }) => socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n"),
      close: () => new Promise(() => undefined),
    });
    const socket = connect(port, "127.0.0.1");
    socket.write(["GET /link HTTP/1.1", ...asking, "Upgrade: websocket", "", ""].join("\r\n"));
    const ended = text(socket);
    await new Promise((resolve) => socket.once("readable", resolve));
    await close({ timeoutMs: 10 });
    expect(await ended).toContain("101 Switching Protocols");
  });
});
