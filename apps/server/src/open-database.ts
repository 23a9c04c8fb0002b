import { createPostgresStore, type PostgresStore, StorageError } from "@rollcall/storage/postgres";
import type { Logger } from "pino";
import { StartError } from "./start-error.js";

/** Which PostgreSQL database is opened. */
export interface DatabaseOptions {
  /** Such as `postgres://user:password@host:5432/database`; it is a secret. */
  readonly url: string;
  /** So many connections are open at most; absent means what the store says. */
  readonly connections?: number;
  readonly logger: Logger;
}

/**
 * Opens a store in PostgreSQL, which other servers may share. Whoever opened it closes it.
 * @throws StartError where it cannot be used, without the password
 */
export async function openDatabase({ logger, ...options }: DatabaseOptions): Promise<PostgresStore> {
  try {
    return await createPostgresStore({
      ...options,
      onConnectionLost: (error) => logger.warn({ reason: error.message }, "connection to the database lost"),
    });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new StartError(error.message.replace(/\.$/, ""), { cause: error });
  }
}
