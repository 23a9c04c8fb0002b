import { writeFile } from "node:fs/promises";
import type { ControlledServer } from "../create-server.js";
import type { JournalEntry } from "../double.js";
import { StartError } from "../errors/start-error.js";
import { journalOfAll, printJournal } from "../testing/print-journal.js";
import type { Shown } from "./describe-test-command.js";

interface Report {
  readonly say: (text: string) => void;
  readonly show: Shown;
  /** File that gets all entries. Default: none. */
  readonly path?: string;
}

/**
 * Writes the journal of all worlds to a file, with every entry, and prints what a person looks for after a failure.
 * @throws StartError if the file cannot be written
 */
export async function reportJournal(
  server: Pick<ControlledServer, "journal" | "world">,
  { say, show, path }: Report,
): Promise<void> {
  if (path === undefined && show === "none") return;
  const entries = await journalOfAll(server);
  if (path !== undefined) await write(path, entries);
  if (show !== "none") say(printJournal(entries, show));
}

async function write(path: string, entries: readonly JournalEntry[]): Promise<void> {
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
  await writeFile(path, lines).catch((error: Error) => {
    throw new StartError(`the journal cannot be written: ${error.message}`, { cause: error });
  });
}
