/**
 * Node's `http`, without an import statement. A statement reads all exports of the module, some of which belong to
 * `fetch`, so that Node would load its whole HTTP client for a server, which takes as long as the rest of the server.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http");
