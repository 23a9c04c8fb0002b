export { query } from "./query.js";
export { pgbouncerVersion, startPgbouncer, type TestPgbouncer } from "./start-pgbouncer.js";
export { startPostgres, type TestPostgres, type TestPostgresOptions } from "./start-postgres.js";
export { type Proxy, startProxy } from "./start-proxy.js";
