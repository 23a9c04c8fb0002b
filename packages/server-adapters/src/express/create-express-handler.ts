import type { IncomingMessage, ServerResponse } from "node:http";
import { belowPrefix, createLocate, type MountOptions } from "../mount.js";
import type { NodeListenerOptions } from "../node/create-node-listener.js";
import { createServeIncoming } from "../node/serve-incoming.js";
import { checkHandler, type FetchHandler } from "../plain.js";

/** Options of mounting a handler in Express. */
export interface ExpressHandlerOptions extends MountOptions, NodeListenerOptions {}

/** The members of an Express request that the adapter uses. */
export interface ExpressRequest extends IncomingMessage {
  /** The full address, before routers remove a part of it. */
  originalUrl?: string;
  /** The body parsed by middleware. */
  body?: unknown;
  /** Whether one of Express's parsers has read the body. */
  _body?: boolean;
}

/** Express middleware. */
export type ExpressHandler = (request: ExpressRequest, response: ServerResponse, next: () => void) => void;

/**
 * Serves a fetch handler as middleware of Express 4 or 5, with or without a path. The handler sees the full address. If
 * middleware has already parsed the body, the handler gets an equivalent body.
 * @throws if the prefix is not a path
 */
export function createExpressHandler(handler: FetchHandler, options: ExpressHandlerOptions = {}): ExpressHandler {
  checkHandler("createExpressHandler", handler);
  const locate = createLocate(options);
  const serve = createServeIncoming(belowPrefix(handler, options), options);
  return (request, response, next) => {
    const address = locate(request.originalUrl ?? request.url ?? "/");
    if (address === undefined) return next();
    request.url = address;
    serve(request, response, parsedBody(request));
  };
}

/**
 * The body that middleware has parsed. The parsers of Express 4 set an empty object for a body that they do not read;
 * it is ignored.
 */
function parsedBody({ _body: isParsed = false, body, headers }: ExpressRequest): unknown {
  if (isParsed || !isEmptyObject(body)) return body;
  return parsedTypes.test(headers["content-type"] ?? "") ? body : undefined;
}

/** Content types whose whole body may parse to an empty object. */
const parsedTypes = /^\s*(?:[^;]*[/+]json|application\/x-www-form-urlencoded)\s*(?:;|$)/i;

function isEmptyObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && isPlain(value) && Object.keys(value).length === 0;
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}
