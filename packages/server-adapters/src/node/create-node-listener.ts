import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import {
  type Connection,
  ConnectionReset,
  checkHandler,
  type FetchHandler,
  type PlainAnswer,
  textAnswer,
  toPlainHandler,
} from "../plain.js";
import { hasBody, holdReading, limitBodyWait } from "./incoming-body.js";
import { NodeRequest, readUrl } from "./node-request.js";
import { writeAnswer } from "./write-answer.js";

/** Maximum number of requests of a connection that wait for the answers before theirs. */
export const maxWaitingRequests = 64;

/** Creates a listener that serves a request when all answers of its connection before its own are sent. */
function serveInOrder(serve: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    queueRequests(incoming.socket);
    if (outgoing.socket !== null) return serve(incoming, outgoing);
    // Node gives the socket to one answer at a time, in the order of the requests.
    outgoing.on("socket", () => serve(incoming, outgoing));
  };
}

/**
 * The function that Node calls after reading the headers of a request. It makes the answer and emits the event of the
 * server. 0 lets the parser continue.
 */
type OnIncoming = (incoming: Parsed, keepAlive: boolean) => number;

/** A request, with what Node does not document. */
interface Parsed extends IncomingMessage {
  /** Whether it asks to use the connection for another protocol. */
  readonly upgrade?: boolean;
}

/** A connection, with what Node does not document. Without it, Node's own queue has the requests. */
interface Connected extends Socket {
  readonly parser?: { onIncoming?: OnIncoming | null } | null;
  /** The answer that is being sent, or is sent next. */
  readonly _httpMessage?: ServerResponse | null;
}

const queues = new WeakSet<OnIncoming>();

/** Makes the parser fail, so that it leaves the rest of what was read. */
const stops = -1;

/**
 * Lets requests that arrive before the answers to earlier ones are sent wait, and reads nothing more of their connection.
 * Node itself would make their answers at once, which takes most of the time and the memory of a request. It cannot stop in
 * the middle of what it has read, so a connection on which too many wait is closed.
 */
function queueRequests(socket: Connected): void {
  const { parser } = socket;
  const pass = parser?.onIncoming;
  if (!parser || !pass || queues.has(pass)) return;
  const waiting: Parameters<OnIncoming>[] = [];
  let release = ignore;
  const clear = () => {
    waiting.length = 0;
    release();
  };
  const passNext = () => {
    const { _httpMessage: answer } = socket;
    if (answer) return void answer.once("finish", passNext);
    // The last answer has closed the connection.
    if (socket.destroyed || socket.writableEnded) return clear();
    const next = waiting.shift();
    if (next === undefined) return;
    if (waiting.length === 0) clear();
    pass(...next);
    if (waiting.length > 0) passNext();
  };
  const queue: OnIncoming = (incoming, keepAlive) => {
    if (socket.destroyed) return stops;
    if (waiting.length === 0 && !socket._httpMessage) return pass(incoming, keepAlive);
    // The other protocol would begin in the middle of the answers.
    if (incoming.upgrade === true || waiting.length === maxWaitingRequests) {
      socket.destroy();
      clear();
      return stops;
    }
    waiting.push([incoming, keepAlive]);
    if (waiting.length > 1) return 0;
    release = holdReading(socket);
    passNext();
    return 0;
  };
  queues.add(queue);
  parser.onIncoming = queue;
}

function ignore(): void {}

/** Serves the requests of a server, and writes their answers. */
interface RequestBatches {
  /**
   * Begins to serve a request: at once, or in a later turn if many have begun in this one, so that what else the process
   * does need not wait for all of them.
   */
  begin(serve: () => void): void;
  /** Writes the answer to a request: at once if it is a single one, otherwise together with others of this turn. */
  write(write: () => void): void;
}

/** Maximum number of requests that begin in a turn. */
const maxBegun = 64;

/**
 * Divides the work of a server among the turns of the event loop. While several requests arrive or are being served, the
 * answers of a turn are handed over together: waking the client's machine is the most expensive part, and is then needed
 * only once.
 */
export function createRequestBatches(): RequestBatches {
  let served = 0;
  let begun = 0;
  let isCrowded = false;
  let isPlanned = false;
  let waiting: (() => void)[] = [];
  const postponed: (() => void)[] = [];
  const start = (serve: () => void) => {
    served += 1;
    begun += 1;
    serve();
  };
  const endTurn = () => {
    const due = waiting;
    isCrowded = begun > 1 || due.length > 1;
    isPlanned = false;
    begun = 0;
    served -= due.length;
    waiting = [];
    for (const write of due) write();
    if (postponed.length === 0) return;
    planEnd();
    for (const serve of postponed.splice(0, maxBegun)) start(serve);
  };
  const planEnd = () => {
    if (!isPlanned) setImmediate(endTurn);
    isPlanned = true;
  };
  return {
    begin(serve) {
      planEnd();
      if (begun < maxBegun && postponed.length === 0) start(serve);
      else postponed.push(serve);
    },
    write(write) {
      if (served === 1 && !isCrowded) {
        served = 0;
        write();
        return;
      }
      waiting.push(write);
      planEnd();
    },
  };
}

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
