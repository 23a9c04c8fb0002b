import type { Upgrade } from "@rollcall/server-adapters/node";
import type { Sockets } from "./sockets.js";
/** Opens the socket that an upgrade asks for, or refuses it. */
export declare function acceptSocket(service: Promise<Sockets>, upgrade: Upgrade, onError: (error: unknown) => void): Promise<void>;
//# sourceMappingURL=accept-socket.d.ts.map