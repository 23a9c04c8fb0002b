export type { Connection } from "../connection.js";
export type { FetchHandler } from "../fetch-handler.js";
export type { MountOptions } from "../locate.js";
export { mount } from "../mount.js";
export { createFetch, type Fetch, type FetchOptions } from "./create-fetch.js";
export {
  type BunServer,
  bunAddress,
  type DenoInfo,
  denoAddress,
  type RemoteAddress,
  workersAddress,
} from "./remote-address.js";
