import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { type RunningServer, runServer } from "./run-server.js";

/** Name of the server without rules in rows. */
export const leastName = "node:http and SQLite, no rules";

/**
 * Starts the minimal server on a copy of a directory that no process has open.
 * @param sample file with the answer to a GET
 */
export async function runLeast(directory: string, sample?: string): Promise<RunningServer> {
  const copy = join(directory, "least.db");
  await copyFile(join(directory, "rollcall.db"), copy);
  return runServer("least", copy, ...(sample === undefined ? [] : [sample]));
}
