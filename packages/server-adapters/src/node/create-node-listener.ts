import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { checkHandler } from "../check-handler.js";
import { ConnectionReset } from "../connection-reset.js";
import type { Connection, FetchHandler } from "../fetch-handler.js";
import { closeUnlessWhole } from "./close-unless-whole.js";
import { findWholeBodies, noWholeBodies } from "./find-whole-bodies.js";
import { hasBody } from "./has-body.js";
import { limitBodyWait } from "./limit-body-wait.js";
import { nodeDefaults } from "./node-defaults.js";
import type { NodeListenerOptions } from "./node-listener-options.js";
import { createTurnEnd } from "./turn-end.js";
import { writeResponse } from "./write-response.js";

/**
 * Serves a fetch handler as a listener of a `node:http` or `node:https` server. What the handler throws is answered
 * with 500 and no details, except for a `ConnectionReset`, which ends the connection. The signal of a request aborts
 * when its client disconnects.
 * @throws TypeError if the handler is not a function
 */
export function createNodeListener(handler: FetchHandler, options: NodeListenerOptions = {}): RequestListener {
  checkHandler("createNodeListener", handler);
  const { onError = ignore, bodyTimeoutMs = nodeDefaults.bodyTimeoutMs, replaceGlobals = false } = options;
  const turnEnd = createTurnEnd();
  let wholeBodies = noWholeBodies;
  const answer = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    try {
      const response = await handler(request, connectionOf(incoming));
      wholeBodies.checkHeaders(response);
      return response;
    } catch (error) {
      if (error instanceof ConnectionReset) incoming.socket.resetAndDestroy();
      else onError(error);
      return plainAnswer(500, "Internal Server Error");
    }
  };
  const listener = getRequestListener(
    async (request, bindings) => {
      // The bindings have HTTP/1 messages because the listener belongs to an HTTP/1 server.
      const { incoming, outgoing } = bindings as HttpBindings;
      limitBodyWait(incoming, outgoing, bodyTimeoutMs);
      const response = await answer(request, incoming);
      if (hasBody(incoming)) await closeUnlessWhole(incoming, outgoing);
      if (wholeBodies.has(response)) {
        await turnEnd();
        return response;
      }
      await writeResponse(response, outgoing, onError);
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: replaceGlobals, errorHandler: refuseRequest, hostname: "localhost" },
  );
  // The library writes whole bodies fast, but it reports failed streams to the client and the console.
  if (replaceGlobals) wholeBodies = findWholeBodies();
  return (incoming, outgoing) => void listener(incoming, outgoing);
}

/** Answers an invalid request, whose address or host does not form a URL. */
function refuseRequest(error: unknown): Response {
  return error instanceof RequestError ? plainAnswer(400, "Bad Request") : plainAnswer(500, "Internal Server Error");
}

function plainAnswer(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}

/** An IPv4 address in IPv6 notation. */
const mapped = /^::ffff:(?=\d+\.)/i;

function connectionOf({ socket }: IncomingMessage): Connection {
  const { remoteAddress } = socket;
  if (remoteAddress === undefined) return {};
  return { remoteAddress: remoteAddress.startsWith("::") ? remoteAddress.replace(mapped, "") : remoteAddress };
}

function ignore(): void {}
