import type { Upgrade } from "@rollcall/server-adapters/node";
/** The sockets of a service. */
export interface Sockets {
    /** Opens a socket for the app of a ticket. Returns false if the ticket is unknown, used or expired. */
    connect(ticket: string, upgrade: Upgrade): Promise<boolean>;
    /** Asks all apps to leave, and ends their sockets. Opens no more. */
    closeSockets(): Promise<void>;
}
//# sourceMappingURL=sockets.d.ts.map