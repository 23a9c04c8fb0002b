export type { MountOptions } from "../locate.js";
export { mount } from "../mount.js";
export type { Connection, FetchHandler } from "../plain.js";
export { createFetch, type Fetch, type FetchOptions } from "./create-fetch.js";
export {
  type BunServer,
  bunAddress,
  type DenoInfo,
  denoAddress,
  type RemoteAddress,
  workersAddress,
} from "./remote-address.js";
