export type { MountOptions } from "../mount.js";
export type { Connection, FetchHandler } from "../plain.js";
export {
  createExpressHandler,
  type ExpressHandler,
  type ExpressHandlerOptions,
  type ExpressRequest,
} from "./create-express-handler.js";
