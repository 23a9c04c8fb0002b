import type { ControlledServer } from "../create-server.js";
import { printEntry } from "../double.js";

/** Formats the exchanges of a server for the output of a failed test; empty without exchanges. */
export async function printExchanges(server: ControlledServer): Promise<string> {
  const entries = await server.journal.list();
  if (entries.length === 0) return "";
  return `Rollcall served ${entries.length} exchanges:\n${entries.map(printEntry).join("")}`;
}
