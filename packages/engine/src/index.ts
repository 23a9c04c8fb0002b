export { type Awaitable, after, afterAll, isPromise } from "./awaitable.js";
export {
  type BodiesInFlight,
  type BodyHold,
  type ByteLimits,
  createBodiesInFlight,
  readBytes,
  type UnreadBody,
} from "./bodies.js";
export type { Clock, Instant } from "./clock.js";
export { inOrder } from "./in-order.js";
export { once } from "./once.js";
export {
  type Connection,
  type FetchHandler,
  type PlainAnswer,
  type PlainHandler,
  type PlainHeaders,
  type PlainRequest,
  type TwoFormHandler,
  toFetchHandler,
  toResponse,
} from "./plain-handler.js";
