import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout } from "node:timers/promises";

/** A request that asks for another protocol, with its connection. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** What has arrived after the request. */
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

/** The upgraded connections of a server. */
interface OpenUpgrades {
  /** Lets the handler end them, and cuts those that are left after `timeoutMs`. */
  close(timeoutMs: number): Promise<void>;
}

/** Passes WebSockets of a path to a handler. All other upgrades are served as if the request did not ask for one. */
export function serveUpgrades(server: Server, handler: UpgradeHandler): OpenUpgrades {
  const open = new Set<Duplex>();
  server.on("upgrade", (request, socket, head) => {
    // A client that disconnects is not a defect.
    socket.on("error", () => undefined);
    const upgrade = { request, socket, head };
    if (!isFor(handler.path, request))
      return void import("./serve-again.js").then(({ serveAgain }) => serveAgain(server, upgrade));
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    handler.handle(upgrade);
  });
  return {
    close: async (timeoutMs) => {
      const waiting = new AbortController();
      const late = setTimeout(timeoutMs, undefined, { signal: waiting.signal }).catch(() => undefined);
      await Promise.race([handler.close(), late]);
      waiting.abort();
      for (const socket of open) socket.destroy();
    },
  };
}

function isFor(path: string, { url = "", headers }: IncomingMessage): boolean {
  const isWebSocket = headers.upgrade?.toLowerCase().trim() === "websocket";
  return isWebSocket && url.replace(/[?#].*$/s, "") === path;
}
