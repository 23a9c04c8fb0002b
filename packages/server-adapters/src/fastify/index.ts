export type { MountOptions } from "../locate.js";
export type { Connection, FetchHandler } from "../plain.js";
export { createFastifyHandler, type FastifyHandler, type FastifyHandlerOptions } from "./create-fastify-handler.js";
export { createFastifyPlugin, type FastifyPluginOptions } from "./create-fastify-plugin.js";
