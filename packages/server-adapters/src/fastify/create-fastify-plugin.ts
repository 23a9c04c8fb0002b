import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { belowPrefix, createLocate, type MountOptions } from "../mount.js";
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
  const serve = createServeIncoming(belowPrefix(handler, options), options);
  return (request, reply) => {
    const address = locate(request.originalUrl);
    if (address === undefined) return void reply.callNotFound();
    request.raw.url = address;
    reply.hijack();
    serve(request.raw, reply.raw, request.body);
  };
}

/** Options of the plugin. The `prefix` of `register` determines where it is mounted. */
export interface FastifyPluginOptions extends Pick<MountOptions, "stripsPrefix">, NodeListenerOptions {}

/**
 * Serves a fetch handler as a Fastify 5 plugin, over HTTP/1: every method, and every path below the `prefix` of
 * `register`. Bodies bypass Fastify's parsers and limits.
 */
export function createFastifyPlugin(handler: FetchHandler, options: FastifyPluginOptions = {}): FastifyPluginAsync {
  checkHandler("createFastifyPlugin", handler);
  return async (instance) => {
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser("*", (_request, _payload, done) => done(null));
    const { prefix } = instance;
    const mounted = createFastifyHandler(handler, { ...options, ...(prefix !== "" && prefix !== "/" && { prefix }) });
    for (const url of ["/", "/*"]) instance.route({ method: instance.supportedMethods, url, handler: mounted });
  };
}
