import type { Awaitable, BodiesInFlight, BodyHold, Connection, Instant, PlainRequest } from "@rollcall/engine";
import type { WebapiLimits } from "./definition/definition.js";
import type { WebapiSituation, WebapiWarning } from "./definition/situations.js";
import type { CodeTable, CompiledMethod, CompiledMethods } from "./methods/compile-methods.js";
import type { AnyOutcome, MethodAnswer, MethodCaller, MethodMiddleware } from "./options/method-handlers.js";
import type { Reason } from "./refusals/refusal.js";
import type { Pause } from "./request/decode-text.js";
import type { RequestHead, SentValues } from "./request/read-request.js";

/** A definition set and its handlers, prepared for serving. */
export interface Engine {
  /** By path. */
  readonly methods: CompiledMethods;
  readonly situations: { readonly [S in WebapiSituation]: string };
  /** Error code for a GET of a method whose verb is POST. Default: GET and POST are served alike. */
  readonly verbRefused?: string;
  /** The codes that every method may answer. */
  readonly commonCodes: CodeTable;
  /** Field that repeats the messages of a refusal, by code. */
  readonly messageFields: { readonly [C in string]?: string };
  readonly warnings: { readonly [W in WebapiWarning]?: string };
  /** Words of `warning` that handlers may add. */
  readonly remarks: ReadonlySet<string>;
  readonly limits: WebapiLimits;
  readonly bodies: BodiesInFlight;
  /** Lets other requests run. */
  readonly pause: Pause;
  /** Form field that may have the whole body as JSON. */
  readonly bodyField?: string;
  /** Whether a token is also accepted in the query. */
  readonly tokenInQuery: boolean;
  readonly authenticate: (
    token: string,
    call: { readonly method: string; readonly connection: Connection },
  ) => Awaitable<
    | { readonly ok: true; readonly caller: MethodCaller }
    | { readonly ok: false; readonly error: string; readonly reason?: Reason }
  >;
  readonly now: () => Instant;
  readonly middleware: readonly MethodMiddleware<MethodCaller>[];
  readonly onError: (error: unknown, requestId: string) => void;
  readonly onAnswer: (answer: MethodAnswer) => void;
}

/** One request on its way through the engine. Each step adds what it finds. */
export interface Call {
  readonly engine: Engine;
  readonly request: PlainRequest;
  readonly connection: Connection;
  readonly requestId: string;
  /** From the first slash after the host. */
  readonly path: string;
  /** Follows `?`. */
  readonly query: string;
  readonly method: CompiledMethod | undefined;
  /** The request without its body. */
  readonly head: RequestHead | undefined;
  /** Words of `warning`. */
  readonly warnings: readonly string[] | undefined;
  readonly token: string | undefined;
  /** Owner of the token. */
  readonly caller: MethodCaller | undefined;
  /** Room for the body. It is released when the call is answered. */
  readonly hold: BodyHold | undefined;
  /** Query and body, decoded. */
  readonly sent: SentValues | undefined;
  /** Arguments by their names in code, not yet validated. */
  readonly values: Readonly<Record<string, unknown>> | undefined;
  /** Valid arguments. */
  readonly checked: object | undefined;
  /** Answer of the handler. */
  readonly outcome: AnyOutcome | undefined;
}

/** A call of which a step needs some properties. */
export type CallWith<Known extends keyof Call> = Call & { readonly [K in Known]: NonNullable<Call[K]> };

/**
 * The context that a handler receives. Its signal is created on first use, because that costs as much as a small
 * answer; `...` does not copy it.
 */
export class CallContext {
  declare readonly caller?: MethodCaller;
  readonly now: Instant;
  readonly requestId: string;
  readonly #request: PlainRequest;

  constructor(
    { request, requestId }: Pick<Call, "request" | "requestId">,
    now: Instant,
    caller: MethodCaller | undefined,
  ) {
    if (caller !== undefined) this.caller = caller;
    this.now = now;
    this.requestId = requestId;
    this.#request = request;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }
}
