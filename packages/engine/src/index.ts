export { type Awaitable, after, afterAll, isPromise, once } from "./awaitable.js";
export {
  type BodiesInFlight,
  type BodyHold,
  type ByteLimits,
  createBodiesInFlight,
  readBytes,
  type UnreadBody,
} from "./bodies.js";
export type { Clock, Instant } from "./clock.js";
export {
  type Connection,
  type FetchHandler,
  inOrder,
  type PlainAnswer,
  type PlainHandler,
  type PlainHeaders,
  type PlainRequest,
  type TwoFormHandler,
  toFetchHandler,
  toResponse,
} from "./in-order.js";
