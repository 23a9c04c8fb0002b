import { type PoolConfig, types } from "pg";
import { withKnownSslMode } from "./ssl-mode.js";

/** Where a database is, or all that the driver is to know of it. */
export type PostgresAddress =
  | {
      /** Such as `postgres://user:password@host:5432/database`. */
      readonly url: string;
      /** So many connections are open at most; absent means 10. */
      readonly connections?: number;
    }
  | {
      /** Settings of the driver's pool, for whatever a URL cannot say. */
      readonly poolConfig: PoolConfig;
    };

const connectionTimeoutMillis = 5_000;
/** A statement takes milliseconds; one that is not answered in this time has lost its server without being told. */
const queryTimeoutMillis = 30_000;
/** The database itself gives up before that, so that nothing is done any more of what was answered as unavailable. */
const statementTimeoutMillis = 25_000;
const bigintOid = 20;

/**
 * Settings of the driver; whole numbers of eight bytes are read as numbers.
 * @throws StorageError where the address has an `sslmode` that there is not
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
