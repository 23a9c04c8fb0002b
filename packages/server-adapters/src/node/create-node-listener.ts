import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Connection, FetchHandler } from "../fetch-handler.js";
import { closeUnlessWhole } from "./close-unless-whole.js";
import { findWholeBodies } from "./find-whole-bodies.js";
import { limitBodyWait } from "./limit-body-wait.js";
import type { NodeListenerOptions } from "./node-listener-options.js";
import { writeResponse } from "./write-response.js";

const defaultBodyTimeoutMs = 30_000;

/**
 * Serves a fetch handler as a listener of a `node:http` or `node:https` server. What the handler throws is answered
 * with 500 and nothing more. The signal of a request aborts when its client goes away.
 */
export function createNodeListener(handler: FetchHandler, options: NodeListenerOptions = {}): RequestListener {
  const { onError = ignore, bodyTimeoutMs = defaultBodyTimeoutMs, replaceGlobals = false } = options;
  const answer = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    try {
      const response = await handler(request, connectionOf(incoming));
      // Read here, so that a header which cannot be written fails here too and not in the middle of writing.
      void response.headers;
      return response;
    } catch (error) {
      onError(error);
      return plainAnswer(500, "Internal Server Error");
    }
  };
  let isWritten: (response: Response) => boolean = () => false;
  const listener = getRequestListener(
    async (request, bindings) => {
      // The bindings are those of HTTP/1, since the listener is one of such a server.
      const { incoming, outgoing } = bindings as HttpBindings;
      limitBodyWait(incoming, outgoing, bodyTimeoutMs);
      const response = await answer(request, incoming);
      await closeUnlessWhole(incoming, outgoing);
      if (isWritten(response)) return response;
      await writeResponse(response, outgoing, onError);
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: replaceGlobals, errorHandler: refuseRequest, hostname: "localhost" },
  );
  // The library writes whole bodies fast; of streams that fail it tells the client and the console.
  if (replaceGlobals) isWritten = findWholeBodies();
  return (incoming, outgoing) => void listener(incoming, outgoing);
}

/** A request that cannot be one: an address or a host that no URL can have. */
function refuseRequest(error: unknown): Response {
  return error instanceof RequestError ? plainAnswer(400, "Bad Request") : plainAnswer(500, "Internal Server Error");
}

function plainAnswer(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}

function connectionOf({ socket }: IncomingMessage): Connection {
  const { remoteAddress } = socket;
  return remoteAddress === undefined ? {} : { remoteAddress: remoteAddress.replace(/^::ffff:(?=\d+\.)/i, "") };
}

function ignore(): void {}
