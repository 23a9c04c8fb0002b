import { type Awaitable, isPromise } from "./awaitable.js";

/** A step: reads what it needs from a call and returns what it finds, or ends the call. */
type AnyStep = (call: never) => Awaitable<object | undefined>;

/** Ends a call early: a refusal, or an answer. Nothing else has `ok`. */
interface AnyEnd {
  readonly ok: boolean;
}

type Needs<S> = S extends (call: infer N) => unknown ? N : never;
type Result<S extends AnyStep> = Exclude<Awaited<ReturnType<S>>, AnyEnd>;
type Ends<S extends AnyStep> = Extract<Awaited<ReturnType<S>>, AnyEnd>;

/**
 * The properties that a step adds to a call. A step that may return nothing adds optional properties. No step can
 * follow one that always ends the call.
 */
type Gives<S extends AnyStep> = [Result<S>] extends [never]
  ? never
  : [Result<S>] extends [undefined]
    ? object
    : undefined extends Result<S>
      ? Partial<Exclude<Result<S>, undefined>>
      : Result<S>;

/** The steps, if each finds what it needs; otherwise a type that names what is missing. */
type Ordered<Has, Steps extends readonly AnyStep[]> = Steps extends readonly [
  infer S extends AnyStep,
  ...infer Rest extends readonly AnyStep[],
]
  ? readonly [
      Has extends Needs<S> ? S : { readonly missing: Exclude<keyof Needs<S>, keyof Has> },
      ...Ordered<Has & Gives<S>, Rest>,
    ]
  : readonly [];

/** The properties that a call has after all steps. */
type Complete<Has, Steps extends readonly AnyStep[]> = Steps extends readonly [
  infer S extends AnyStep,
  ...infer Rest extends readonly AnyStep[],
]
  ? Complete<Has & Gives<S>, Rest>
  : Has;

/**
 * Runs steps in order on a call, and adds their results to the call. The first refusal or answer ends it. A step whose
 * needs no earlier step meets does not compile.
 *
 * @example const serve = inOrder<Call>()(findVersion, readToken, authenticate);
 */
export function inOrder<Call extends object>() {
  return <const Steps extends readonly AnyStep[]>(...steps: Steps & Ordered<Call, Steps>) => {
    // `Ordered` has checked that each step finds what it needs.
    const list = steps as unknown as readonly ((call: object) => Awaitable<object | undefined>)[];
    return async (call: Call): Promise<Ends<Steps[number]> | Complete<Call, Steps>> => {
      for (const step of list) {
        const result = step(call);
        const given = isPromise(result) ? await result : result;
        if (given === undefined) continue;
        if ("ok" in given) return given as Ends<Steps[number]>;
        Object.assign(call, given);
      }
      return call as Complete<Call, Steps>;
    };
  };
}

/** Facts about a connection that a `Request` does not have. Server adapters fill them in. */
export interface Connection {
  /** Address of the peer, without a port. */
  readonly remoteAddress?: string;
  /** Origin that the client sees, such as `https://x.example`. Default: the origin of the request's URL. */
  readonly origin?: string;
  /** Path before the mount that an adapter has removed from the address, such as `/hr`. Default: none. */
  readonly prefix?: string;
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
