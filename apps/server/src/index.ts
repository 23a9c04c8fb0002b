export type { LocalFetch } from "./create-local-fetch.js";
export { createLogger, type LogLevel, logLevels } from "./create-logger.js";
export { createServer, type Server } from "./create-server.js";
export { createServiceHandler, type ServiceHandlerOptions } from "./create-service-handler.js";
export type { DemoToken } from "./demo-tokens.js";
export { createRequestLog, type RequestLog } from "./request-log.js";
export type { ServerOptions } from "./server-options.js";
export { StartError } from "./start-error.js";
