import type { Server } from "node:http";
import { whenTold } from "./when-told.js";

/** Serves on a free port, whose address is the first line of the standard output, until the standard input ends. */
export function serveUntilTold(server: Server): void {
  whenTold(() => server.close().closeAllConnections());
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object" && address !== null) process.stdout.write(`http://127.0.0.1:${address.port}\n`);
  });
}
