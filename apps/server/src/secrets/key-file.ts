import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeSystemError } from "../errors/describe-system-error.js";
import { StartError } from "../errors/start-error.js";
import { parseKey } from "./parse-key.js";

/** Path of the secret key next to the database of a folder. */
export function keyFile(folder: string): string {
  return join(folder, "secret.key");
}

/**
 * Reads the key next to a database.
 * @returns undefined if there is none
 * @throws StartError if the file cannot be read or has no key
 */
export function readKeyFile(folder: string): Buffer | undefined {
  const path = keyFile(folder);
  const text = readText(path);
  if (text === undefined) return undefined;
  const key = parseKey(text.trim());
  if (key === undefined) throw new StartError(`the file ${path} has no secret key; restore it from a backup`);
  return key;
}

/**
 * Makes a key next to a database, in a file that only its owner can read.
 * @throws StartError if the file cannot be written
 */
export function makeKeyFile(folder: string): Buffer {
  const path = keyFile(folder);
  const key = randomBytes(32);
  try {
    // Flushed, because a database sealed with a key that is lost cannot be opened again.
    writeFileSync(path, `${key.toString("hex")}\n`, { mode: 0o600, flag: "wx", flush: true });
  } catch (error) {
    throw new StartError(`cannot write the secret key ${path}: ${describeSystemError(error)}`, { cause: error });
  }
  return key;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw new StartError(`cannot read the secret key ${path}: ${describeSystemError(error)}`, { cause: error });
  }
}
