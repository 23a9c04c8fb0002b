import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";

/** Serves tools over standard input and output, until the input ends or `stopped` resolves. */
export async function serveStdio(server: Server, stopped: Promise<void>): Promise<void> {
  const ended = new Promise<void>((resolve) => process.stdin.once("end", resolve));
  await server.connect(new StdioServerTransport());
  await Promise.race([ended, stopped]);
  await server.close();
}
