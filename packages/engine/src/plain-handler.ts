/** Facts about a connection that a `Request` does not have. Server adapters fill them in. */
export interface Connection {
  /** Address of the peer, without a port. */
  readonly remoteAddress?: string;
  /** Origin that the client sees, such as `https://x.example`. Default: the origin of the request's URL. */
  readonly origin?: string;
}

/** The interface between HTTP and a protocol. */
export type FetchHandler = (request: Request, connection?: Connection) => Promise<Response>;

/** Headers of a request. */
export interface PlainHeaders extends Iterable<[name: string, value: string]> {
  /** Value of a header, in any case; repeated headers are joined. Null if there is none. */
  get(name: string): string | null;
}

/** The members of a `Request` that an engine uses. Adapters of Node provide them without creating a `Request`. */
export interface PlainRequest {
  readonly method: string;
  /** Absolute address. */
  readonly url: string;
  readonly headers: PlainHeaders;
  /** Aborts when the client disconnects. Created on first use. */
  readonly signal: AbortSignal;
  /** Null for a method without a body. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  readonly bodyUsed: boolean;
  arrayBuffer(): Promise<ArrayBuffer>;
  /** Reads the body if it has already arrived completely; undefined if it has not. A `Request` lacks this member. */
  takeBody?(): Uint8Array<ArrayBuffer> | undefined;
}

/** An answer with its complete body. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text is sent in UTF-8. Default: no body. */
  readonly body?: string;
}

/** Serves requests without a `Request` and a `Response`. */
export type PlainHandler = (request: PlainRequest, connection: Connection) => Promise<PlainAnswer>;

/** A fetch handler with a plain form. Adapters of Node prefer it, because it creates no `Request` and no `Response`. */
export interface TwoFormHandler extends FetchHandler {
  readonly plain?: PlainHandler;
}

/** Makes a fetch handler of a plain one. */
export function toFetchHandler(plain: PlainHandler): TwoFormHandler {
  const serve = async (request: Request, connection: Connection = {}) => toResponse(await plain(request, connection));
  return Object.assign(serve, { plain });
}

/** Creates a `Response` from a plain answer. */
export function toResponse({ status, headers, body }: PlainAnswer): Response {
  return new Response(body ?? null, { status, headers });
}
