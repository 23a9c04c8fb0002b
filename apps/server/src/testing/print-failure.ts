import type { ControlledServer } from "../create-server.js";
import { printEntry } from "../double/journal/print-entry.js";

/** What a server was asked and answered, for the output of a test that failed; empty where nothing was. */
export async function printExchanges(server: ControlledServer): Promise<string> {
  const entries = await server.journal.list();
  if (entries.length === 0) return "";
  return `Rollcall served ${entries.length} exchanges:\n${entries.map(printEntry).join("")}`;
}
