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
