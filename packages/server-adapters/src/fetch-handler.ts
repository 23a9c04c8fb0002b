import type { Connection } from "./connection.js";
import type { PlainHandler } from "./plain/plain-handler.js";

/** A handler that an adapter can mount. */
export interface FetchHandler {
  (request: Request, connection?: Connection): Promise<Response>;
  /** Serves the same without a `Request` and a `Response`. Adapters of Node prefer it. Default: they create both. */
  readonly plain?: PlainHandler;
}
