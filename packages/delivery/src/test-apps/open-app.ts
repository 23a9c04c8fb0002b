import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server as NetServer } from "node:net";
import { certificate } from "./certificate.js";

/** A request that an app received. */
interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly rawHeaders: readonly string[];
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  /** Port of the sender, which tells connections apart. */
  readonly port: number | undefined;
}

/** A running app. */
export interface App extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly server: NetServer;
  readonly received: readonly ReceivedRequest[];
}

type Answer = (request: ReceivedRequest, response: ServerResponse) => void;

/** Starts an app on a free port, which records every request and then answers. Default: 200 without a body. */
export async function openApp(answer: Answer = (_request, response) => response.end()): Promise<App> {
  const received: ReceivedRequest[] = [];
  return listen(createServer(createRecorder(received, answer)), "http", received);
}

/** Starts the same app with TLS and a certificate of its own. */
export async function openSecureApp(answer: Answer = (_request, response) => response.end()): Promise<App> {
  const received: ReceivedRequest[] = [];
  return listen(createSecureServer(certificate, createRecorder(received, answer)), "https", received);
}

/** Starts a server of another kind. */
export async function listen(
  server: NetServer,
  protocol = "http",
  received: readonly ReceivedRequest[] = [],
): Promise<App> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `${protocol}://127.0.0.1:${port}/events`,
    port,
    server,
    received,
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      (server as Partial<Server>).closeAllConnections?.();
      await closed;
    },
  };
}

function createRecorder(received: ReceivedRequest[], answer: Answer): RequestListener {
  return (incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.once("end", () => {
      const { method, url, rawHeaders, headers, socket } = incoming;
      const body = Buffer.concat(chunks).toString();
      const request = { method, url, rawHeaders, headers, body, port: socket.remotePort };
      received.push(request);
      answer(request, response);
    });
  };
}
