import { plainSealer, type Sealer } from "@rollcall/service";
import { StartError } from "../errors/start-error.js";
import type { ServerOptions } from "../options/server-options.js";
import { createSealer } from "./create-sealer.js";
import { makeKeyFile, readKeyFile } from "./key-file.js";
import { parseKey } from "./parse-key.js";

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
