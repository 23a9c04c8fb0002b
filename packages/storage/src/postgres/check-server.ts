import type { ClientBase } from "pg";
import { StorageError } from "../storage-error.js";

/** Oldest PostgreSQL version that the statements work on. Compatible databases report at least this version. */
const oldestMajor = 13;

const selectServer =
  "select current_setting('server_version') as version, current_setting('server_encoding') as encoding";

interface ServerRow {
  readonly version: string;
  readonly encoding: string;
}

/**
 * Checks the server's version and the database's encoding.
 * @throws StorageError if the version is too old, or the encoding is not UTF-8
 */
export async function checkServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query<ServerRow>(selectServer);
  const { version = "", encoding = "" } = rows[0] ?? {};
  if (!(Number.parseInt(version, 10) >= oldestMajor)) {
    throw new StorageError(
      "tooOld",
      `The PostgreSQL server has version ${version}, but Rollcall needs ${oldestMajor} or newer.`,
    );
  }
  if (encoding.toUpperCase() !== "UTF8") {
    throw new StorageError(
      "otherEncoding",
      `The PostgreSQL database has the encoding ${encoding}, but Rollcall needs UTF8; create one with "encoding 'UTF8'".`,
    );
  }
}
