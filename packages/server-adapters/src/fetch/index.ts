export type { MountOptions } from "../mount.js";
export { mount } from "../mount.js";
export type { Connection, FetchHandler } from "../plain.js";
export {
  type BunServer,
  bunAddress,
  createFetch,
  type DenoInfo,
  denoAddress,
  type Fetch,
  type FetchOptions,
  type RemoteAddress,
  workersAddress,
} from "./create-fetch.js";
