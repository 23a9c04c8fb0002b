import { StoreUnavailable } from "@rollcall/service/store";
import { Client, DatabaseError, type PoolConfig } from "pg";
import { StorageError } from "../storage-error.js";

/** Serialization failure and deadlock: the same commit may succeed when it is done again. */
export function isTransient(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === "40001" || error.code === "40P01");
}

/** An error of the running database: `StoreUnavailable` where it cannot be reached or written, else the error itself. */
export function toRuntimeError(error: unknown): unknown {
  return isAway(error)
    ? new StoreUnavailable(`The database cannot be used now: ${reasonOf(error)}`, { cause: error })
    : error;
}

/**
 * What a database is called in messages: its name, host and port, never the password.
 * @throws StorageError where the settings name none
 */
export function readAddress(config: PoolConfig): string {
  const { connectionString } = config;
  if (connectionString !== undefined && !/^postgres(?:ql)?:\/\//.test(connectionString)) {
    throw new StorageError("unreachable", "The address of a PostgreSQL database begins with postgres://.");
  }
  try {
    const { host, port, database } = new Client(config);
    return `${JSON.stringify(database ?? "")} at ${host}:${port}`;
  } catch (error) {
    throw unreadableAddress(error);
  }
}

/** The parser's own error quotes the address, and with it the password; certificates are files that it reads. */
function unreadableAddress(error: unknown): StorageError {
  if (error instanceof Error && "path" in error) {
    const names = `The file ${String(error.path)}, which the address of the PostgreSQL database names`;
    return new StorageError("unreachable", `${names}, cannot be read.`, { cause: error });
  }
  const hint = "signs such as / and # in a password are written %2F and %23";
  return new StorageError("unreachable", `The address of the PostgreSQL database is not a URL; ${hint}.`);
}

/** Why a database could not be opened, as one sentence. Errors of another kind are given back as they are. */
export function toStorageError(error: unknown, address: string): unknown {
  if (error instanceof StorageError || !(error instanceof Error)) return error;
  const name = `The PostgreSQL database ${address}`;
  if (error instanceof DatabaseError && error.code === "42P07") {
    return new StorageError("notADatabase", `${name} holds tables of another program: ${error.message}.`, {
      cause: error,
    });
  }
  return new StorageError("unreachable", `${name} cannot be used: ${openingReasonOf(error)}.`, { cause: error });
}

/** The driver's words for a server that was not reached, and better ones. */
function openingReasonOf(error: Error): string {
  if (/timeout/i.test(error.message)) return "it does not answer";
  if (error.message === "Connection terminated unexpectedly") return "it ends the connection";
  return reasonOf(error);
}

/**
 * Connection exceptions, too few resources, the server shutting down or ending what takes too long, damaged files, a
 * server that only reads; a user, a password or a database that it knows no more.
 */
const awayStates = /^(08|28|3D|53|57|58|25006|25P0[34]|55P03|XX00[12])/;
/** The system's, and those of a certificate that does not hold. */
const awayCodes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET|CERT_|ERR_TLS|.*SELF_SIGNED|UNABLE_TO_)/;
const awayMessages = /connection|terminat|timeout/i;

function isAway(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return false;
  if (error instanceof DatabaseError) return awayStates.test(error.code ?? "");
  if ("code" in error && typeof error.code === "string") return awayCodes.test(error.code);
  // The driver's own refusals of a connection that has gone carry no code.
  return awayMessages.test(error.message);
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "the host is unknown",
  EAI_AGAIN: "the host is unknown",
  ETIMEDOUT: "it does not answer",
  ENOENT: "nothing listens there",
  "28P01": "the user or the password is refused",
  "28000": "the user is refused",
  "3D000": "there is no such database",
  "42501": "the user lacks a permission",
};

function reasonOf(error: Error): string {
  const code = "code" in error ? String(error.code) : "";
  return reasons[code] ?? error.message;
}
