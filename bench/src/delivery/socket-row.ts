import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { createSocketHub, type Send } from "@rollcall/delivery";
import { type WebSocket, WebSocketServer } from "ws";
import { runServer } from "../served/run-server.js";
import type { Row, SuiteOptions } from "../suite.js";
import { body, deliverAll, deliverPlainly } from "./deliver-all.js";

const bareName = "ws, a plain envelope";

/** Deliveries over one socket: in order and with their results, against plain messages. */
export async function createSocketRow(onClose: SuiteOptions["onClose"]): Promise<Row> {
  const hub = createSocketHub({
    clock: {
      now: () => new Date(),
      sleep: (ms, signal) => setTimeout(ms, undefined, { ref: false, ...(signal && { signal }) }),
    },
    admit: () => ({ kind: "accepted", app: "A1" }),
    onError: (error) => {
      throw error;
    },
  });
  await connectApp(createServer().on("upgrade", hub.handleUpgrade), onClose);
  onClose(() => hub.close());
  const target = { kind: "socket", app: "A1" } as const;
  const send: Send = (outgoing) => hub.send({ ...outgoing, target });
  const deliver = await createPlainSender(onClose);
  return {
    name: "A delivery over a socket, 50 conversations, 16 at once",
    unit: "nanoseconds",
    rounds: 9,
    contenders: [
      { name: "Rollcall", sample: deliverAll(target, send) },
      { name: bareName, sample: deliverPlainly(deliver) },
    ],
    goals: [{ against: bareName, limit: 0.3 }],
  };
}

/** Starts an app in another process, which acknowledges everything. */
async function connectApp(server: Server, onClose: SuiteOptions["onClose"]): Promise<void> {
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
async function createPlainSender(onClose: SuiteOptions["onClose"]): Promise<() => Promise<void>> {
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
