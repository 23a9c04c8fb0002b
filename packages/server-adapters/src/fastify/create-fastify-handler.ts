import type { FastifyReply, FastifyRequest } from "fastify";
import { createLocate, type MountOptions } from "../locate.js";
import type { NodeListenerOptions } from "../node/create-node-listener.js";
import { createServeIncoming } from "../node/serve-incoming.js";
import { checkHandler, type FetchHandler } from "../plain.js";

/** Options of mounting a handler in Fastify. */
export interface FastifyHandlerOptions extends MountOptions, NodeListenerOptions {}

/** A route handler of Fastify. */
export type FastifyHandler = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Serves a fetch handler as the handler of a Fastify 5 route, over HTTP/1. The handler sees the full address. If one of
 * Fastify's parsers has read the body, the handler gets an equivalent body; in `createFastifyPlugin` no parser reads
 * it. Fastify's own not-found handler answers requests outside of the prefix.
 * @throws if the prefix is not a path
 */
export function createFastifyHandler(handler: FetchHandler, options: FastifyHandlerOptions = {}): FastifyHandler {
  checkHandler("createFastifyHandler", handler);
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
