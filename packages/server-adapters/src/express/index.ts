export type { Connection } from "../connection.js";
export type { FetchHandler } from "../fetch-handler.js";
export type { MountOptions } from "../locate.js";
export {
  createExpressHandler,
  type ExpressHandler,
  type ExpressHandlerOptions,
  type ExpressRequest,
} from "./create-express-handler.js";
