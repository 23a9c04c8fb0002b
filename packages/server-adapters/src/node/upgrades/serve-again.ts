import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

/** A request that asks for another protocol, with its connection. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** The bytes that have arrived after the request. */
  readonly head: Buffer;
}

/** Serves the WebSockets of one path. */
export interface UpgradeHandler {
  readonly path: string;
  /** Accepts or refuses a client. It answers on the connection. */
  handle(upgrade: Upgrade): void;
  /** Ends all connections. Called when the server stops accepting connections. */
  close(): Promise<void>;
}

/** Lets a server read a request again, without the headers that ask for an upgrade. */
export function serveAgain(server: Server, { request, socket, head }: Upgrade): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? headerLine(name, rawHeaders[at + 1] ?? "") : []));
  const text = [`${method} ${url} HTTP/${httpVersion}`, ...lines, "", ""].join("\r\n");
  socket.unshift(Buffer.concat([Buffer.from(text, "latin1"), head]));
  server.emit("connection", socket);
}

function headerLine(name: string, value: string): readonly string[] {
  switch (name.toLowerCase()) {
    case "upgrade":
    case "http2-settings":
      return [];
    case "connection": {
      const kept = value.split(",").filter((option) => !/^\s*(upgrade|http2-settings)\s*$/i.test(option));
      return kept.length === 0 ? [] : [`${name}: ${kept.join(",")}`];
    }
    default:
      return [`${name}: ${value}`];
  }
}
