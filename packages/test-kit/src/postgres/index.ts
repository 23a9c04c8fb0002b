export { query } from "./query.js";
export { startPostgres, type TestPostgres, type TestPostgresOptions } from "./start-postgres.js";
export { type Proxy, startProxy } from "./start-proxy.js";
