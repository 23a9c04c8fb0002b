import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { toBytes } from "../parsed-body.js";
import { type FetchHandler, replaceRequest } from "../plain.js";
import { createNodeListener, type NodeListenerOptions } from "./create-node-listener.js";

/** Answers a framework's request through `node:http`. */
type ServeIncoming = (incoming: IncomingMessage, outgoing: ServerResponse, parsed: unknown) => void;

/**
 * Serves a handler in a framework that exposes the messages of `node:http`. A body that middleware has read is restored
 * from its parsed value.
 */
export function createServeIncoming(handler: FetchHandler, options: NodeListenerOptions): ServeIncoming {
  const listener = createNodeListener(handler, options);
  return (incoming, outgoing, parsed) => {
    const serve = incoming.readableDidRead ? listenerOfParsed(handler, options, incoming, parsed) : listener;
    serve(incoming, outgoing);
  };
}

function listenerOfParsed(
  handler: FetchHandler,
  options: NodeListenerOptions,
  { headers }: IncomingMessage,
  parsed: unknown,
): RequestListener {
  return createNodeListener(
    async (request, connection) =>
      handler(replaceRequest(request, { body: toBytes(parsed, headers["content-type"]) }), connection),
    options,
  );
}
