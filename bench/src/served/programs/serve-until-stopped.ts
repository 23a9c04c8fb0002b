import type { Server } from "node:http";
import { onStop } from "./on-stop.js";

/** Serves on a free port until the standard input ends, and prints the URL as the first line. */
export function serveUntilStopped(server: Server): void {
  onStop(() => server.close().closeAllConnections());
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object" && address !== null) process.stdout.write(`http://127.0.0.1:${address.port}\n`);
  });
}
