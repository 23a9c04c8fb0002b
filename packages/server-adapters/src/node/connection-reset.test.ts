import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { ConnectionReset, type FetchHandler } from "../plain.js";
import { serveNode } from "./serve-node.js";

/** A body that ends the connection after a number of bytes. */
function ending(bytes: number): Response {
  let isSent = bytes === 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (isSent) {
        await setTimeout(10);
        controller.error(new ConnectionReset("enough"));
        return;
      }
      isSent = true;
      controller.enqueue(new Uint8Array(bytes).fill(97));
    },
  });
  return new Response(body, { headers: { "content-length": "100" } });
}

/** Everything received on a socket until it ends in any way. */
async function receive(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (data) => {
    received += data.toString();
  });
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await text(socket).catch(() => undefined);
  return received;
}

describe("ConnectionReset", () => {
  it.each<[string, FetchHandler, RegExp]>([
    [
      "by a handler, without an answer",
      async () => {
        throw new ConnectionReset("now");
      },
      /^$/,
    ],
    ["by a body, before its first byte", async () => ending(0), /^$/],
    [
      "by a body, in the middle",
      async () => ending(7),
      /^HTTP\/1\.1 200 OK\r\n.*content-length: 100\r\n.*\r\n\r\naaaaaaa$/s,
    ],
  ])("ends the connection when thrown %s", async (_name, handler, wanted) => {
    const errors: unknown[] = [];
    const server = await serveNode(handler, { port: 0, onError: (error) => errors.push(error) });
    try {
      expect(await receive(server.url)).toMatch(wanted);
      expect(errors).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
