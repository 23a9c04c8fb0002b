import type { FastifyPluginAsync } from "fastify";
import type { MountOptions } from "../locate.js";
import type { NodeListenerOptions } from "../node/create-node-listener.js";
import { checkHandler, type FetchHandler } from "../plain.js";
import { createFastifyHandler } from "./create-fastify-handler.js";

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
