import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { plainSealer, type Sealer, tryOpening } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import { describeSystemError, StartError } from "../errors/start-error.js";
import type { ServerOptions } from "../options/server-options.js";
import { createSealer, UnsealError } from "./create-sealer.js";

/** The key in a text of 64 hexadecimal digits; undefined for any other text. */
function parseKey(text: string): Buffer | undefined {
  return /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, "hex") : undefined;
}

/** Path of the secret key next to the database of a folder. */
function keyFile(folder: string): string {
  return join(folder, "secret.key");
}

/**
 * Reads the key next to a database.
 * @returns undefined if there is none
 * @throws StartError if the file cannot be read or has no key
 */
function readKeyFile(folder: string): Buffer | undefined {
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
function makeKeyFile(folder: string): Buffer {
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

type KeyOptions = Pick<ServerOptions, "memory" | "data" | "database" | "secretKey">;

/**
 * Chooses how the credentials of apps are stored: as they are in memory, otherwise sealed. Without a key, a folder gets
 * one of its own when the first credential is stored, and a PostgreSQL database keeps no credential.
 * @throws StartError if the given key is invalid
 */
export function chooseSealer({ memory, data, database, secretKey }: KeyOptions): Sealer {
  const given = secretKey === undefined ? undefined : readKey(secretKey);
  if (memory === true) return plainSealer;
  if (given !== undefined) return createSealer(() => given);
  return database === undefined ? createFolderSealer(data ?? ".rollcall") : createSealer(() => undefined);
}

function createFolderSealer(folder: string): Sealer {
  let key: Buffer | undefined;
  return createSealer((use) => {
    key ??= readKeyFile(folder) ?? (use === "seal" ? makeKeyFile(folder) : undefined);
    return key;
  });
}

function readKey(text: string): Buffer {
  const key = parseKey(text);
  if (key === undefined)
    throw new StartError(
      "the secret key must be 64 hexadecimal digits, as `openssl rand -hex 32` prints them; it is not shown here",
    );
  return key;
}

/**
 * Checks that the stored credentials can be opened.
 * @throws StartError if another key sealed them
 */
export async function checkSealed(store: Store, sealer: Sealer, options: ServerOptions): Promise<void> {
  try {
    await tryOpening(store, sealer);
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error;
    throw new StartError(describe(error, options), { cause: error });
  }
}

function describe({ keyName }: UnsealError, { data = ".rollcall", database, secretKey }: ServerOptions): string {
  const sealed = `the credentials of apps in this database are sealed with the secret key ${keyName}`;
  if (secretKey !== undefined) return `${sealed}, not with the given one; pass that key with --secret-key`;
  if (database !== undefined) return `${sealed}; pass that key with --secret-key or ROLLCALL_SECRET_KEY`;
  return `${sealed}, which is not in ${keyFile(data)}; restore that file, or pass the key with --secret-key`;
}
