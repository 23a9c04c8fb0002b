export type { MountOptions } from "../mount.js";
export type { Connection, FetchHandler } from "../plain.js";
export {
  createFastifyHandler,
  createFastifyPlugin,
  type FastifyHandler,
  type FastifyHandlerOptions,
  type FastifyPluginOptions,
} from "./create-fastify-plugin.js";
