import type { ControlledServer } from "../create-server.js";
import { type JournalEntry, printEntry } from "../double.js";

/** Maximum number of entries to print. */
const maxPrinted = 20;

/** The entries of every world of a server. */
export async function journalOfAll({
  journal,
  world,
}: Pick<ControlledServer, "journal" | "world">): Promise<readonly JournalEntry[]> {
  const { worlds } = await world.list();
  return (await Promise.all(worlds.map(({ name }) => journal.list({ world: name })))).flat();
}

/** Formats what a person looks for after a failure: the last entries, or those of them that failed. `test`: its name. */
export function printJournal(entries: readonly JournalEntry[], show: "failed" | "all", test?: string): string {
  const meant = show === "all" ? entries : entries.filter(({ ok }) => !ok);
  if (entries.length === 0) return "\nNothing called Rollcall.\n";
  if (meant.length === 0) return `\nRollcall served ${count(entries)} without a failure; --show all prints them.\n`;
  const last = meant.slice(-maxPrinted);
  const left = meant.length > last.length ? `, the last ${last.length} of them here` : "";
  const what = show === "all" ? "" : `, of which ${meant.length} failed`;
  const during = test === undefined ? "" : ` in ${JSON.stringify(test)}`;
  return `\nRollcall served ${count(entries)}${during}${what}${left}:\n${last.map(printEntry).join("")}`;
}

function count({ length }: readonly JournalEntry[]): string {
  return length === 1 ? "1 exchange" : `${length} exchanges`;
}
