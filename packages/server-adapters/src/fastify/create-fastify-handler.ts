import type { FastifyReply, FastifyRequest } from "fastify";
import type { FetchHandler } from "../fetch-handler.js";
import { createLocate, type MountOptions } from "../locate.js";
import type { NodeListenerOptions } from "../node/node-listener-options.js";
import { createServeIncoming } from "../node/serve-incoming.js";

/** How a handler is mounted in Fastify, and how it serves. */
export interface FastifyHandlerOptions extends MountOptions, Omit<NodeListenerOptions, "replaceGlobals"> {}

/** A handler of a route of Fastify. */
export type FastifyHandler = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Serves a fetch handler as the handler of a route of Fastify 5, over HTTP/1. The handler sees the address as it came. A
 * body that one of Fastify's parsers has taken is made again of what it parsed; in `createFastifyPlugin` none does.
 * What is not below the prefix is answered by Fastify's own handler of what is not found.
 * @throws when the prefix is no path.
 */
export function createFastifyHandler(handler: FetchHandler, options: FastifyHandlerOptions = {}): FastifyHandler {
  const locate = createLocate(options);
  const serve = createServeIncoming(handler, options);
  return (request, reply) => {
    const address = locate(request.originalUrl);
    if (address === undefined) return void reply.callNotFound();
    request.raw.url = address;
    reply.hijack();
    serve(request.raw, reply.raw, request.body);
  };
}
