import { StoreUnavailable } from "@rollcall/service/store";
import { Client, DatabaseError, type PoolConfig } from "pg";
import { StorageError } from "../storage-error.js";

/** Whether an error is a serialization failure or a deadlock, after which a retry may succeed. */
export function isTransient(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === "40001" || error.code === "40P01");
}

/** Error of a running database: `StoreUnavailable` if it cannot be reached or written, otherwise the error itself. */
export function toRuntimeError(error: unknown): unknown {
  return isUnavailable(error)
    ? new StoreUnavailable(`The database is unavailable: ${reasonOf(error)}`, { cause: error })
    : error;
}

/**
 * Name of a database in messages: its name, host and port, never the password.
 * @throws StorageError if the settings are invalid
 */
export function readAddress(config: PoolConfig): string {
  const { connectionString } = config;
  if (connectionString !== undefined && !/^postgres(?:ql)?:\/\//.test(connectionString)) {
    throw new StorageError("unreachable", "The address of a PostgreSQL database must start with postgres://.");
  }
  try {
    const { host, port, database } = new Client(config);
    return `${JSON.stringify(database ?? "")} at ${host}:${port}`;
  } catch (error) {
    throw unreadableAddress(error);
  }
}

/** The parser's own error includes the address with its password. Certificates are files that it reads. */
function unreadableAddress(error: unknown): StorageError {
  if (error instanceof Error && "path" in error) {
    const names = `The file ${String(error.path)}, named by the address of the PostgreSQL database,`;
    return new StorageError("unreachable", `${names} cannot be read.`, { cause: error });
  }
  const hint = "characters such as / and # in a password must be written as %2F and %23";
  return new StorageError("unreachable", `The address of the PostgreSQL database is not a URL; ${hint}.`);
}

/** The reason why a database could not be opened, as one sentence. Errors of other kinds are returned unchanged. */
export function toStorageError(error: unknown, address: string): unknown {
  if (error instanceof StorageError || !(error instanceof Error)) return error;
  const name = `The PostgreSQL database ${address}`;
  if (error instanceof DatabaseError && error.code === "42P07") {
    return new StorageError("notADatabase", `${name} contains tables of another program: ${error.message}.`, {
      cause: error,
    });
  }
  return new StorageError("unreachable", `${name} cannot be used: ${openingReasonOf(error)}.`, { cause: error });
}

/** Replaces the driver's messages for an unreachable server by clearer ones. */
function openingReasonOf(error: Error): string {
  const [, parameter] = error instanceof DatabaseError ? (refusedParameter.exec(error.message) ?? []) : [];
  if (parameter !== undefined) {
    return `a pooler refuses the startup parameter ${parameter}; add it to ignore_startup_parameters of PgBouncer`;
  }
  if (/timeout/i.test(error.message)) return "it does not answer";
  if (error.message === "Connection terminated unexpectedly") return "it closes the connection";
  return reasonOf(error);
}

const refusedParameter = /^unsupported startup parameter(?: in options)?: (\w+)/;

/**
 * States of a named statement that another connection of a pooler has prepared, or has not: the pooler gives each
 * transaction any connection.
 */
const strayStatement = /^(42P05|26000)$/;

const strayStatementReason =
  "a pooler in transaction mode mixes up named statements; use unnamed ones (--database-statements unnamed), or PgBouncer 1.21 or later with max_prepared_statements above 0";

/**
 * Connection exceptions, insufficient resources, a server that shuts down or cancels long work, damaged files, a
 * read-only server, and a user, password or database that no longer exists.
 */
const unavailableStates = /^(08|28|3D|53|57|58|25006|25P0[34]|55P03|XX00[12])/;
/** System errors, and invalid certificates. */
const unavailableCodes =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET|CERT_|ERR_TLS|.*SELF_SIGNED|UNABLE_TO_)/;
const unavailableMessages = /connection|terminat|timeout/i;

function isUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return false;
  if (error instanceof DatabaseError) {
    const { code = "" } = error;
    return unavailableStates.test(code) || strayStatement.test(code);
  }
  if ("code" in error && typeof error.code === "string") return unavailableCodes.test(error.code);
  // The driver's own errors for a lost connection have no code.
  return unavailableMessages.test(error.message);
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "the host is unknown",
  EAI_AGAIN: "the host is unknown",
  ETIMEDOUT: "it does not answer",
  ENOENT: "nothing listens there",
  "28P01": "the user or the password is refused",
  "28000": "the user is refused",
  "3D000": "the database does not exist",
  "42501": "the user lacks a permission",
};

function reasonOf(error: Error): string {
  const code = "code" in error ? String(error.code) : "";
  if (strayStatement.test(code)) return strayStatementReason;
  return reasons[code] ?? error.message;
}
