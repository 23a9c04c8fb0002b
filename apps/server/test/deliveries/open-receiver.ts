import { createServer as createApp } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { verifySignature } from "@rollcall/delivery";
import { type ControlledServer, createServer } from "../../src/index.js";
import { type AppSocket, openSocket } from "../kit/open-socket.js";
import { socketWorld } from "../kit/socket-world.js";

/** The transport of the app's events. */
export type Transport = "HTTP" | "a socket";

/** An event that an app has received. */
interface ReceivedEvent {
  readonly id: string;
  readonly text: string;
  /** Number of the retry; 0 for the first attempt. */
  readonly retry: number;
  /** Whether the signature is right; true over a socket. */
  readonly isSigned: boolean;
}

/** A server and an app that receives the messages of a channel. */
export interface Receiver {
  readonly server: ControlledServer;
  /** The events that the app has acknowledged, or refused with 401 because of their signature. */
  readonly received: readonly ReceivedEvent[];
  /** Posts messages, one after another. */
  post(...texts: readonly string[]): Promise<void>;
  /** Opens another socket of the app. */
  connect(): Promise<AppSocket>;
  close(): Promise<void>;
}

/** Opens both, with a clock that stands still. */
export async function openReceiver(over: Transport): Promise<Receiver> {
  const received: ReceivedEvent[] = [];
  const world = (url: string) => socketWorld({ isOn: over === "a socket", url });
  const app = createApp(async (request, response) => {
    const body = await text(request);
    const [signature, timestamp, retry] = ["signature", "request-timestamp", "retry-num"].map((name) =>
      String(request.headers[`x-svc-${name}`] ?? ""),
    );
    const signingSecret = world("").apps[0]?.signing_secret ?? "";
    const isSigned = verifySignature({ signingSecret, body, signature, timestamp });
    const { event_id: id, event } = JSON.parse(body);
    received.push({ id, text: event.text, retry: Number(retry), isSigned });
    response.writeHead(isSigned ? 200 : 401).end();
  });
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  const now = new Date("2026-06-01T12:00:00Z");
  const server = await createServer({ memory: true, clock: { now, frozen: true } });
  await server.world.load(world(`http://127.0.0.1:${(app.address() as AddressInfo).port}/events`));
  const call = async (method: string, token: string, args: object) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" };
    const init = { method: "POST", headers, body: JSON.stringify(args) };
    return (await server.fetch(`${server.url}/api/${method}`, init)).json();
  };
  const connect = async () => {
    // A successful answer has it.
    const { url } = (await call("apps.connections.open", "svca-rollbot", {})) as { readonly url: string };
    const socket = await openSocket(url);
    await socket.next();
    void acknowledgeAll(socket, received);
    return socket;
  };
  if (over === "a socket") await connect();
  return {
    server,
    received,
    post: async (...texts) => {
      for (const each of texts) await call("chat.postMessage", "svcp-mia", { channel: "C1", text: each });
    },
    connect,
    close: async () => {
      await server.close();
      app.closeAllConnections();
      await new Promise((resolve) => app.close(resolve));
    },
  };
}

async function acknowledgeAll(socket: AppSocket, received: ReceivedEvent[]): Promise<void> {
  for (;;) {
    const message = await socket.next();
    if (message.type !== "events_api") continue;
    const { payload, retry_attempt: retry } = message;
    received.push({ id: payload.event_id, text: payload.event.text, retry, isSigned: true });
    socket.acknowledge(message);
  }
}
