import { writeFile } from "node:fs/promises";
import type { ControlledServer } from "../create-server.js";
import type { JournalEntry } from "../double.js";
import { StartError } from "../errors/start-error.js";
import type { Shown } from "./describe-test-command.js";

type Controlled = Pick<ControlledServer, "journal" | "world">;

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
export async function reportJournal(server: Controlled, { say, show, path }: Report): Promise<void> {
  if (path !== undefined) await write(path, await journalOfAll(server));
  if (show === "none") return;
  const report = await server.journal.report({ show });
  say(report === "" ? "\nNothing called Rollcall.\n" : report);
}

/** The entries of every world of a server. */
async function journalOfAll({ journal, world }: Controlled): Promise<readonly JournalEntry[]> {
  const { worlds } = await world.list();
  return (await Promise.all(worlds.map(({ name }) => journal.list({ world: name })))).flat();
}

async function write(path: string, entries: readonly JournalEntry[]): Promise<void> {
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
  await writeFile(path, lines).catch((error: Error) => {
    throw new StartError(`the journal cannot be written: ${error.message}`, { cause: error });
  });
}
