import { writeFile } from "node:fs/promises";
import type { ControlledServer } from "../create-server.js";
import { type JournalEntry, printEntry } from "../double.js";
import { StartError } from "../errors/start-error.js";
import type { Shown } from "./describe-test-command.js";

interface Report {
  readonly say: (text: string) => void;
  readonly show: Shown;
  /** File that gets all entries. Default: none. */
  readonly path?: string;
}

/** Maximum number of entries to print. A file gets all of them. */
const maxPrinted = 20;

/**
 * Writes the journal of all worlds to a file, and prints what a person looks for after a failure.
 * @throws StartError if the file cannot be written
 */
export async function reportJournal(
  { journal, world }: Pick<ControlledServer, "journal" | "world">,
  { say, show, path }: Report,
): Promise<void> {
  if (path === undefined && show === "none") return;
  const lists = (await world.list()).worlds.map(({ name }) => journal.list({ world: name }));
  const entries = (await Promise.all(lists)).flat();
  if (path !== undefined) await write(path, entries);
  if (show !== "none") say(printJournal(entries, show));
}

async function write(path: string, entries: readonly JournalEntry[]): Promise<void> {
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
  await writeFile(path, lines).catch((error: Error) => {
    throw new StartError(`the journal cannot be written: ${error.message}`, { cause: error });
  });
}

function printJournal(entries: readonly JournalEntry[], show: Exclude<Shown, "none">): string {
  const meant = show === "all" ? entries : entries.filter(({ ok }) => !ok);
  if (entries.length === 0) return "\nNothing called Rollcall.\n";
  if (meant.length === 0) return `\nRollcall served ${count(entries)} without a failure; --show all prints them.\n`;
  const last = meant.slice(-maxPrinted);
  const left = meant.length > last.length ? `, the last ${last.length} of them here` : "";
  const what = show === "all" ? "" : `, of which ${meant.length} failed`;
  return `\nRollcall served ${count(entries)}${what}${left}:\n${last.map(printEntry).join("")}`;
}

function count({ length }: readonly JournalEntry[]): string {
  return length === 1 ? "1 exchange" : `${length} exchanges`;
}
