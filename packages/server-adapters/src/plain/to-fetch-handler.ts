import type { FetchHandler } from "../fetch-handler.js";
import { toResponse } from "./plain-answer.js";
import type { PlainHandler } from "./plain-handler.js";
import { toRequest } from "./plain-request.js";

/** Makes a fetch handler of a plain one, for adapters of every platform. */
export function toFetchHandler(plain: PlainHandler): FetchHandler {
  const serve: FetchHandler = async (request, connection = {}) => toResponse(await plain(request, connection));
  return Object.assign(serve, { plain });
}

/** The plain form of a fetch handler. A handler without one gets a `Request`. */
export function toPlainHandler(handler: FetchHandler): PlainHandler {
  return handler.plain ?? ((request, connection) => handler(toRequest(request), connection));
}
