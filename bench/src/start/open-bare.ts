import { once } from "node:events";
import { createServer } from "node:http";
import type { RunningServer } from "./running-server.js";

/** Starts a server of Node alone, which reads every body and answers with a constant. */
export async function openBare(port: number): Promise<RunningServer> {
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      response.setHeader("content-type", "application/json");
      response.end('{"ok":true}');
    });
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server does not listen.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
