import { readFile } from "node:fs/promises";
import { CommandError, describeFileError, exitCodes } from "./describe-error.js";
import type { Surroundings } from "./surroundings.js";

/** Parses JSON. Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Reads the text of a file, or of standard input if the path is `-`.
 * @throws CommandError if it cannot be read
 */
export async function readTextFile(path: string, { readInput }: Pick<Surroundings, "readInput">): Promise<string> {
  if (path === "-") return (await readInput?.()) ?? "";
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`cannot read ${path}: ${describeFileError(error, "read")}`, exitCodes.usage, {
      cause: error,
    });
  });
}

/**
 * Reads a JSON object from a file, or from standard input if the path is `-`.
 * @throws CommandError if it cannot be read, or is not a JSON object
 */
export async function readJsonFile(
  path: string,
  surroundings: Pick<Surroundings, "readInput">,
): Promise<Record<string, unknown>> {
  const text = await readTextFile(path, surroundings);
  const value = parse(path, text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new CommandError(`${path} is not a JSON object`, exitCodes.usage);
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${path} is not valid JSON: ${String(error)}`, exitCodes.usage, { cause: error });
  }
}
