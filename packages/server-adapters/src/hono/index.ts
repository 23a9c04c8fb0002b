export type { MountOptions } from "../mount.js";
export type { Connection, FetchHandler } from "../plain.js";
export {
  createHonoHandler,
  type HonoContext,
  type HonoHandler,
  type HonoHandlerOptions,
} from "./create-hono-handler.js";
