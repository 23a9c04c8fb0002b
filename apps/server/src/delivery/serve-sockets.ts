import type { Upgrade, UpgradeHandler } from "@rollcall/server-adapters/node";
import { socketPath } from "@rollcall/service";

/** The sockets of a service. */
export interface Sockets {
  /** Opens a socket for the app of a ticket. Returns false if the ticket is unknown, used or expired. */
  connect(ticket: string, upgrade: Upgrade): Promise<boolean>;
  /** Asks all apps to leave, and ends their sockets. Opens no more. */
  closeSockets(): Promise<void>;
}

/**
 * Serves the sockets of apps at their path, as soon as the service is open. What accepts them is loaded with the first.
 * @param onError receives defects, and errors of the database
 */
export function serveSockets(service: Promise<Sockets>, onError: (error: unknown) => void): UpgradeHandler {
  return {
    path: socketPath,
    handle: (upgrade) =>
      void import("./accept-socket.js")
        .then(({ acceptSocket }) => acceptSocket(service, upgrade, onError))
        .catch(onError),
    close: () => service.then((sockets) => sockets.closeSockets()).catch(onError),
  };
}
