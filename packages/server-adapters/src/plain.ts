/** A handler that an adapter can mount. */
export interface FetchHandler {
  (request: Request, connection?: Connection): Promise<Response>;
  /** Serves the same without a `Request` and a `Response`. Adapters of Node prefer it. Default: they create both. */
  readonly plain?: PlainHandler;
}

/** Headers of a request. */
export interface PlainHeaders extends Iterable<[name: string, value: string]> {
  /** Value of a header, in any case; repeated headers are joined. Null if there is none. */
  get(name: string): string | null;
}

/**
 * The members of a `Request` that most handlers need. A `Request` has them; an adapter also provides them without one,
 * which is faster.
 */
export interface PlainRequest {
  readonly method: string;
  /** Absolute address. */
  readonly url: string;
  readonly headers: PlainHeaders;
  /** Aborts when the client disconnects. It is created on first use. */
  readonly signal: AbortSignal;
  /** Null for a method without a body. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  /** Whether the body has been read, or reading has begun. */
  readonly bodyUsed: boolean;
  arrayBuffer(): Promise<ArrayBuffer>;
  /**
   * Reads the body if it has already arrived completely, without waiting. Undefined if it has not, or if it has been read;
   * then nothing is read. A `Request` lacks this member.
   */
  takeBody?(): Uint8Array<ArrayBuffer> | undefined;
}

/** Creates a `Request` from its members, for handlers that need all of it. */
export function toRequest(plain: PlainRequest): Request {
  if (plain instanceof Request) return plain;
  const { url, method, headers, signal } = plain;
  // The platform refuses to create a request with this method, which has no body.
  if (method === "TRACE")
    return Object.defineProperty(new Request(url, { headers: [...headers], signal }), "method", { value: method });
  return new Request(url, { method, headers: [...headers], signal, body: plain.body, ...half });
}

/** Node requires `duplex` for a streamed body; the platform's type lacks it. */
const half: object = { duplex: "half" };

/** An answer with its complete body. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text is sent in UTF-8. Default: no body. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Creates a `Response` from a plain answer. */
export function toResponse(answer: PlainAnswer | Response): Response {
  if (isResponse(answer)) return answer;
  const { status, headers, body = null } = answer;
  return new Response(body, { status, headers });
}

/** Whether an answer is a `Response`. The first use of the platform's class would load it. */
export function isResponse(answer: PlainAnswer | Response): answer is Response {
  return "bodyUsed" in answer;
}

/** Serves requests without a `Request` and a `Response`. An answer with a streamed body is a `Response`. */
export type PlainHandler = (request: PlainRequest, connection: Connection) => Promise<PlainAnswer | Response>;

/** Makes a fetch handler of a plain one, for adapters of every platform. */
export function toFetchHandler(plain: PlainHandler): FetchHandler {
  const serve: FetchHandler = async (request, connection = {}) => toResponse(await plain(request, connection));
  return Object.assign(serve, { plain });
}

/** The plain form of a fetch handler. A handler without one gets a `Request`. */
export function toPlainHandler(handler: FetchHandler): PlainHandler {
  return handler.plain ?? ((request, connection) => handler(toRequest(request), connection));
}

/** Facts about a connection that a `Request` does not have. An adapter fills them in. */
export interface Connection {
  /** Address of the peer, without a port. An IPv4 address on an IPv6 socket is written as IPv4. */
  readonly remoteAddress?: string;
  /** Origin that the client sees, if a wrapper of the handler knows it. No adapter fills it in. */
  readonly origin?: string;
  /** Whether `remoteAddress` is the client's as a trusted proxy states it. No adapter fills it in. Default: false. */
  readonly isForwarded?: boolean;
  /** Path that the adapter has removed from the address because of `stripsPrefix`, such as `/hr`. Default: none. */
  readonly prefix?: string;
}

/** Creates a plain text answer. */
export function textAnswer(status: number, text: string): PlainAnswer {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body: `${text}\n` };
}

/**
 * Checks at run time that a handler is a function, for callers in JavaScript.
 *
 * @param name the function that receives the handler
 * @throws TypeError that describes what is expected
 */
export function checkHandler(name: string, handler: unknown): void {
  if (typeof handler === "function") return;
  const isServer = typeof handler === "object" && handler !== null && "fetch" in handler;
  const hint = isServer ? "; pass its function fetch instead" : "";
  throw new TypeError(
    `${name} needs a handler: a function that takes a Request and resolves with a Response, not ${describe(handler)}${hint}.`,
  );
}

function describe(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (value instanceof Promise) return "a promise of one; await it first";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** Changes to make to a copy of a request. */
interface Replacement {
  readonly url?: string;
  /** The complete body. Default: the body of the request. */
  readonly body?: Uint8Array<ArrayBuffer>;
}

/**
 * Copies a request with another address or body. A new body has no content encoding and, if it is text, is in UTF-8.
 */
export function replaceRequest(request: Request, { url = request.url, body }: Replacement): Request {
  const { method, signal } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  if (body === undefined) {
    const stream = hasBody ? request.body : null;
    return new Request(url, { method, headers: request.headers, signal, body: stream, ...half });
  }
  const headers = new Headers(request.headers);
  headers.delete("transfer-encoding");
  headers.delete("content-encoding");
  headers.set("content-length", String(body.byteLength));
  const type = headers.get("content-type");
  if (type !== null) headers.set("content-type", type.replace(/(;\s*charset=)("[^"]*"|[^;\s]*)/i, "$1utf-8"));
  return new Request(url, { method, headers, signal, body: hasBody ? body : null });
}

const brand: unique symbol = Symbol.for("@rollcall/server-adapters/ConnectionReset");

/**
 * Thrown by a handler, or by the body of its answer, to end the connection: the adapter closes it without an answer and
 * reports no error.
 */
export class ConnectionReset extends Error {
  override readonly name = "ConnectionReset";

  /** Also holds for errors of another copy of this package, such as the one in the bundle of `@rollcall/server`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a subclass has its own instances
    if (this !== ConnectionReset) return super[Symbol.hasInstance](value);
    return typeof value === "object" && value !== null && brand in value;
  }

  get [brand](): true {
    return true;
  }
}
