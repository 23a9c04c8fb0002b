import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { type RunningServer, runServer } from "./run-server.js";

/** What the server without rules is called in a row. */
export const leastName = "node:http and SQLite, no rules";

/**
 * Starts the server that does what any must and nothing else, over a copy of a directory that nobody has open.
 * @param sample a file with what it answers to a GET
 */
export async function runLeast(directory: string, sample?: string): Promise<RunningServer> {
  const copy = join(directory, "least.db");
  await copyFile(join(directory, "rollcall.db"), copy);
  return runServer("least", copy, ...(sample === undefined ? [] : [sample]));
}
