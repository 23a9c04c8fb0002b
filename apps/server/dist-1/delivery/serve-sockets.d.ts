import type { UpgradeHandler } from "@rollcall/server-adapters/node";
import type { Sockets } from "./sockets.js";
/**
 * Serves the sockets of apps at their path, as soon as the service is open. What accepts them is loaded with the first.
 * @param onError receives defects, and errors of the database
 */
export declare function serveSockets(service: Promise<Sockets>, onError: (error: unknown) => void): UpgradeHandler;
//# sourceMappingURL=serve-sockets.d.ts.map