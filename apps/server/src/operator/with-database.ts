import { existsSync } from "node:fs";
import { isEmpty, type Store, StoreUnavailable } from "@rollcall/service/store";
import { StartError } from "../errors/start-error.js";
import { silentLog } from "../log/log.js";
import type { ServerOptions } from "../options/server-options.js";
import { choosePrefixes } from "../options/token-prefixes.js";
import { chooseSealer } from "../secrets/choose-sealer.js";
import { databaseFile, openSqlite } from "../store/open-sqlite.js";
import { toDocumentSet } from "../store/to-document-set.js";

/** The database of a command, and what its secrets are made with. */
export type DatabaseOptions = Pick<ServerOptions, "data" | "database" | "secretKey" | "tokenPrefixes">;

/** An open database, without a server. */
export interface OpenDatabase {
  readonly store: Store;
  readonly sealer: ReturnType<typeof chooseSealer>;
  readonly tokenPrefixes: ReturnType<typeof choosePrefixes>;
}

/**
 * Opens a database, works on it, and closes it.
 * @throws StartError if the database cannot be used
 */
export async function withDatabase<T>(options: DatabaseOptions, work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const secrets = { sealer: chooseSealer(options), tokenPrefixes: choosePrefixes(options.tokenPrefixes) };
  const store = await openStore(options);
  try {
    return await work({ store, ...secrets });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new StartError(error.message.replace(/\.$/, ""), { cause: error });
  } finally {
    await store.close();
  }
}

/**
 * Does the same with a database that has a world, and makes none.
 * @throws StartError if it has no world
 */
export async function withWorld<T>(options: DatabaseOptions, work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const { database, data = ".rollcall" } = options;
  const advice = "make a world with the command init, or by starting a server";
  if (database === undefined && !existsSync(databaseFile(data)))
    throw new StartError(`the database ${databaseFile(data)} does not exist; ${advice}`);
  return withDatabase(options, async (open) => {
    if (await isEmpty(open.store)) throw new StartError(`the database has no world; ${advice}`);
    return work(open);
  });
}

async function openStore({ database, data }: DatabaseOptions): Promise<Store> {
  const documents = toDocumentSet();
  if (database === undefined) return openSqlite(documents, data);
  // Only this loads the driver of PostgreSQL.
  const { openPostgres } = await import("../store/open-postgres.js");
  // A short command works behind any pooler, and would use most named statements only once.
  return openPostgres({ url: database, documents, statements: "unnamed", logger: silentLog });
}
