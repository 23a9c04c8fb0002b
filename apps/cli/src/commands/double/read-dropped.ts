import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { CommandError, exitCodes } from "../../describe-error.js";

/**
 * Reads a file that a person drops into the composer.
 * @throws CommandError if it cannot be read
 */
export async function readDropped(path: string): Promise<{ readonly name: string; readonly base64: string }> {
  try {
    return { name: basename(path), base64: (await readFile(path)).toString("base64") };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`the file ${path} cannot be read: ${reason}`, exitCodes.usage);
  }
}
