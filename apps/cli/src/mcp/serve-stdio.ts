import type { Server } from "@modelcontextprotocol/server";
import { serveStdio as serveConnection } from "@modelcontextprotocol/server/stdio";

/** Serves tools over standard input and output, until the input ends or `stopped` resolves. */
export async function serveStdio(createMcp: () => Server, stopped: Promise<void>): Promise<void> {
  const ended = new Promise<void>((resolve) => process.stdin.once("end", resolve));
  const connection = serveConnection(createMcp);
  await Promise.race([ended, stopped]);
  await connection.close();
}
