import type { IncomingMessage, ServerResponse } from "node:http";
import type { FetchHandler } from "../fetch-handler.js";
import { createLocate, type MountOptions } from "../locate.js";
import type { NodeListenerOptions } from "../node/node-listener-options.js";
import { createServeIncoming } from "../node/serve-incoming.js";

/** How a handler is mounted in Express, and how it serves. */
export interface ExpressHandlerOptions extends MountOptions, NodeListenerOptions {}

/** What is used of a request of Express. */
export interface ExpressRequest extends IncomingMessage {
  /** The address as it came, whatever the router has cut off. */
  originalUrl?: string;
  /** What middleware has parsed of the body. */
  body?: unknown;
}

/** Middleware of Express. */
export type ExpressHandler = (request: ExpressRequest, response: ServerResponse, next: () => void) => void;

/**
 * Serves a fetch handler as middleware of Express 5, with or without a path. The handler sees the address as it came. It
 * may stand behind middleware that has parsed the body: the handler is given a body that says the same.
 * @throws when the prefix is no path.
 */
export function createExpressHandler(handler: FetchHandler, options: ExpressHandlerOptions = {}): ExpressHandler {
  const locate = createLocate(options);
  const serve = createServeIncoming(handler, options);
  return (request, response, next) => {
    const address = locate(request.originalUrl ?? request.url ?? "/");
    if (address === undefined) return next();
    request.url = address;
    serve(request, response, request.body);
  };
}
