import type { IncomingMessage } from "node:http";
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
