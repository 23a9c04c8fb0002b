import type { Upgrade, UpgradeHandler } from "@rollcall/server-adapters/node";
import { socketPath } from "@rollcall/service";
import type { Sockets } from "./watch-deliveries.js";

/**
 * Serves the sockets of apps at their path, as soon as the service is open. What accepts them is loaded with the first.
 * @param onError receives defects, and errors of the database
 */
export function serveSockets(service: Promise<Sockets>, onError: (error: unknown) => void): UpgradeHandler {
  const accept = async (upgrade: Upgrade) => {
    const { acceptSocket } = await import("./accept-socket.js");
    await acceptSocket(service, upgrade, onError);
  };
  return {
    path: socketPath,
    handle: (upgrade) => void accept(upgrade).catch(onError),
    close: () => service.then((sockets) => sockets.closeSockets()).catch(onError),
  };
}
