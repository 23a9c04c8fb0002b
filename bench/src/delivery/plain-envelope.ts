import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { runServer } from "../served/run-server.js";
import type { SuiteOptions } from "../suite.js";
import { body } from "./deliver-all.js";

/** Name of the plain sender over a socket in rows. */
export const plainEnvelopeName = "ws, a plain envelope";

/** Starts an app in another process, which acknowledges everything. */
export async function connectApp(server: Server, onClose: SuiteOptions["onClose"]): Promise<void> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const app = await runServer("socket-app", `ws://127.0.0.1:${port}/?ticket=1`);
  onClose(async () => {
    await app.stop();
    server.close();
  });
}

/** Returns a sender of envelopes that resolves with their acknowledgement. */
export async function createPlainEnvelope(onClose: SuiteOptions["onClose"]): Promise<() => Promise<void>> {
  const connected = Promise.withResolvers<WebSocket>();
  const server = createServer();
  new WebSocketServer({ server }).once("connection", (socket) => {
    socket.send('{"type":"hello"}');
    connected.resolve(socket);
  });
  await connectApp(server, onClose);
  const socket = await connected.promise;
  const waits = new Map<string, () => void>();
  socket.on("message", (data) => waits.get(JSON.parse(String(data)).envelope_id)?.());
  let last = 0;
  return () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    last += 1;
    const id = String(last);
    waits.set(id, resolve);
    socket.send(`{"payload":${body},"envelope_id":"${id}"}`);
    return promise.finally(() => waits.delete(id));
  };
}
