export type { Connection } from "../connection.js";
export type { FetchHandler } from "../fetch-handler.js";
export type { MountOptions } from "../locate.js";
export { createFastifyHandler, type FastifyHandler, type FastifyHandlerOptions } from "./create-fastify-handler.js";
export { createFastifyPlugin, type FastifyPluginOptions } from "./create-fastify-plugin.js";
