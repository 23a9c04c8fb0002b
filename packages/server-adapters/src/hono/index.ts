export type { Connection } from "../connection.js";
export type { FetchHandler } from "../fetch-handler.js";
export type { MountOptions } from "../locate.js";
export {
  createHonoHandler,
  type HonoContext,
  type HonoHandler,
  type HonoHandlerOptions,
} from "./create-hono-handler.js";
