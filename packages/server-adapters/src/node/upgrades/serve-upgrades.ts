import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type { Upgrade, UpgradeHandler } from "./upgrade.js";

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
    // A client that asks for an upgrade before it has the answers to earlier requests is disconnected.
    if (socket.destroyed) return;
    const upgrade = { request, socket, head };
    if (!isFor(handler.path, request)) return void serveLater(server, upgrade);
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

async function serveLater(server: Server, upgrade: Upgrade): Promise<void> {
  const { serveAgain } = await import("./serve-again.js");
  serveAgain(server, upgrade);
}
