import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { ConnectionReset } from "../connection-reset.js";
import {
  type Connection,
  checkHandler,
  type FetchHandler,
  type PlainAnswer,
  textAnswer,
  toPlainHandler,
} from "../plain.js";
import { hasBody, limitBodyWait } from "./incoming-body.js";
import { NodeRequest, readUrl } from "./node-request.js";
import { createRequestBatches, serveInOrder } from "./serve-in-order.js";
import { writeAnswer } from "./write-answer.js";

/** Default options of `serveNode` and `createNodeListener`. */
export const nodeDefaults = {
  maxHeaderBytes: 131_072,
  headersTimeoutMs: 60_000,
  bodyTimeoutMs: 30_000,
  requestTimeoutMs: 300_000,
  writeTimeoutMs: 30_000,
  keepAliveTimeoutMs: 75_000,
  stopTimeoutMs: 10_000,
} as const;

/** Options of a listener. */
export interface NodeListenerOptions {
  /** Receives what a handler throws and errors of writing answers. The client gets no details. */
  readonly onError?: (error: unknown) => void;
  /**
   * Time without data after which reading a body fails, in milliseconds. The handler can still answer; then the
   * connection is closed. Default: 30,000.
   */
  readonly bodyTimeoutMs?: number;
  /**
   * Time in which the reader of an answer takes nothing, after which the connection is closed, in milliseconds; 0 for no
   * limit. Default: 30,000.
   */
  readonly writeTimeoutMs?: number;
}

const lingerMs = 500;

/**
 * Closes the connection after an answer that is sent before the whole body has arrived, because the rest of the body
 * would follow on it. The answer announces this. The rest of the body is received for half a second: a client that is
 * cut off while sending may never read the answer.
 */
async function closeUnlessWhole(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.complete) return;
  // A handler may finish before the parser reaches a body that arrived with the headers.
  await new Promise((resolve) => setImmediate(resolve));
  if (incoming.complete || incoming.destroyed) return;
  outgoing.shouldKeepAlive = false;
  const { socket } = incoming;
  if (socket.readableEnded) return;
  const close = socket.destroySoon.bind(socket);
  // The server calls this when the answer has been handed over; there is no other hook.
  socket.destroySoon = () => {
    const timer = setTimeout(close, lingerMs);
    incoming.once("close", () => {
      clearTimeout(timer);
      close();
    });
    incoming.resume();
  };
}

/**
 * Serves a fetch handler as a listener of a `node:http` or `node:https` server. What the handler throws is answered
 * with 500 and no details, except for a `ConnectionReset`, which ends the connection. The signal of a request aborts
 * when its client disconnects.
 * @throws TypeError if the handler is not a function
 */
export function createNodeListener(handler: FetchHandler, options: NodeListenerOptions = {}): RequestListener {
  checkHandler("createNodeListener", handler);
  const { onError = ignore, bodyTimeoutMs, writeTimeoutMs } = { ...nodeDefaults, ...options };
  const serve = toPlainHandler(handler);
  const fail = (error: unknown, { socket }: IncomingMessage): PlainAnswer => {
    if (error instanceof ConnectionReset) socket.resetAndDestroy();
    else onError(error);
    return failed;
  };
  const batches = createRequestBatches();
  const exchange = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const url = readUrl(incoming);
    limitBodyWait(incoming, outgoing, bodyTimeoutMs);
    let answer: PlainAnswer | Response = invalid;
    try {
      if (url !== undefined) answer = await serve(new NodeRequest(url, incoming, outgoing), connectionOf(incoming));
    } catch (error) {
      answer = fail(error, incoming);
    }
    if (!incoming.complete && hasBody(incoming)) await closeUnlessWhole(incoming, outgoing);
    batches.write(() => void writeAnswer(answer, outgoing, { onError, writeTimeoutMs }));
  };
  return serveInOrder((incoming, outgoing) =>
    batches.begin(() => {
      // The parser reaches a body that arrived with the headers after this event; then it can be read without waiting.
      if (hasBody(incoming)) setImmediate(exchange, incoming, outgoing);
      else void exchange(incoming, outgoing);
    }),
  );
}

/** Answers an address or a host that does not form a URL. */
const invalid = textAnswer(400, "Bad Request");
const failed = textAnswer(500, "Internal Server Error");

/** An IPv4 address in IPv6 notation. */
const mapped = /^::ffff:(?=\d+\.)/i;

function connectionOf({ socket }: IncomingMessage): Connection {
  const { remoteAddress } = socket;
  if (remoteAddress === undefined) return {};
  return { remoteAddress: remoteAddress.startsWith("::") ? remoteAddress.replace(mapped, "") : remoteAddress };
}

function ignore(): void {}
