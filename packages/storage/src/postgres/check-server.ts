import type { ClientBase } from "pg";
import { StorageError } from "../storage-error.js";

/** The oldest version that the statements of this package run on and that is looked after, or that others claim to be. */
const oldestMajor = 13;

const selectServer =
  "select current_setting('server_version') as version, current_setting('server_encoding') as encoding";

interface ServerRow {
  readonly version: string;
  readonly encoding: string;
}

/**
 * Asks the server for its version, and the database for its encoding, before anything else.
 * @throws StorageError where the one is too old, or the other does not know every letter
 */
export async function checkServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query<ServerRow>(selectServer);
  const { version = "", encoding = "" } = rows[0] ?? {};
  if (!(Number.parseInt(version, 10) >= oldestMajor)) {
    throw new StorageError(
      "tooOld",
      `The PostgreSQL server is of version ${version}, and Rollcall needs ${oldestMajor} or newer.`,
    );
  }
  if (encoding.toUpperCase() !== "UTF8") {
    throw new StorageError(
      "otherEncoding",
      `The PostgreSQL database has the encoding ${encoding}, and Rollcall needs UTF8; make one with "encoding 'UTF8'".`,
    );
  }
}
