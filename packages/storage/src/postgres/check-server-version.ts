import type { ClientBase } from "pg";
import { StorageError } from "../storage-error.js";

/** The oldest version that the statements of this package run on and that is looked after, or that others claim to be. */
const oldestMajor = 13;

/**
 * Asks the server for its version before anything else.
 * @throws StorageError where it is too old
 */
export async function checkServerVersion(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ readonly server_version: string }>("show server_version");
  const version = rows[0]?.server_version ?? "";
  if (Number.parseInt(version, 10) >= oldestMajor) return;
  throw new StorageError(
    "tooOld",
    `The PostgreSQL server is of version ${version}, and Rollcall needs ${oldestMajor} or newer.`,
  );
}
