import { type PoolConfig, types } from "pg";
import { StorageError } from "../storage-error.js";

const plain = ["disable", "no-verify"];
const checked = ["prefer", "require", "verify-ca", "verify-full"];
const sslMode = /(?<=[?&]sslmode=)[^&#]*/;

/**
 * Rewrites the `sslmode` of an address to match the driver, which checks the server's certificate for every mode with
 * TLS, and prints a long warning for any name but `verify-full`.
 * @throws StorageError for an unknown mode, which the driver would treat as one with TLS
 */
function withKnownSslMode(url: string): string {
  const [mode] = sslMode.exec(url) ?? [];
  if (mode === undefined || plain.includes(mode) || url.includes("uselibpqcompat=true")) return url;
  if (checked.includes(mode)) return url.replace(sslMode, "verify-full");
  const known = `${plain.join(", ")}, ${checked.slice(0, -1).join(", ")} or ${checked.at(-1)}`;
  throw new StorageError("unreachable", `The sslmode of a PostgreSQL database must be ${known}.`);
}

/** Address of a database, or settings of the driver. */
export type PostgresAddress =
  | {
      /** Such as `postgres://user:password@host:5432/database`. */
      readonly url: string;
      /** Maximum number of open connections. Default: 10. */
      readonly connections?: number;
    }
  | {
      /** Settings of the driver's pool, for anything a URL cannot express. */
      readonly poolConfig: PoolConfig;
    };

const connectionTimeoutMillis = 5_000;
/** Statements take milliseconds. A statement without an answer in this time has lost its server unnoticed. */
const queryTimeoutMillis = 30_000;
/** The database gives up earlier, so that nothing answered as unavailable is executed afterwards. */
const statementTimeoutMillis = 25_000;
const bigintOid = 20;

/**
 * Builds the settings of the driver. Eight-byte integers are read as numbers.
 * @throws StorageError if the address has an unknown `sslmode`
 */
export function toPoolConfig(address: PostgresAddress): PoolConfig {
  return {
    connectionTimeoutMillis,
    query_timeout: queryTimeoutMillis,
    statement_timeout: statementTimeoutMillis,
    keepAlive: true,
    pipeline: true,
    ...("url" in address
      ? { connectionString: withKnownSslMode(address.url), max: address.connections ?? 10 }
      : address.poolConfig),
    types: { getTypeParser: (oid, format) => (oid === bigintOid ? Number : types.getTypeParser(oid, format)) },
  };
}
