import type { DocumentSet } from "@rollcall/service/store";
import {
  createPostgresStore,
  type PostgresStore,
  type StatementNaming,
  StorageError,
} from "@rollcall/storage/postgres";
import { StartError } from "../errors/start-error.js";
import type { Log } from "../log/log.js";

/** The PostgreSQL database to open. */
export interface PostgresOptions {
  /** URL such as `postgres://user:password@host:5432/database`. It is a secret. */
  readonly url: string;
  /** Maximum open connections. Default: the store's. */
  readonly connections?: number;
  /** The naming of statements. Default: the store's. */
  readonly statements?: StatementNaming;
  readonly logger: Log;
  /** The documents that the store keeps. */
  readonly documents: DocumentSet;
}

/**
 * Opens a store in PostgreSQL, which other servers can share. The caller closes it.
 * @throws StartError if the database cannot be used; the message does not contain the password
 */
export async function openPostgres({ logger, ...options }: PostgresOptions): Promise<PostgresStore> {
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
