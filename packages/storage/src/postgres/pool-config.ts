import { type PoolConfig, types } from "pg";
import { withKnownSslMode } from "./ssl-mode.js";

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
