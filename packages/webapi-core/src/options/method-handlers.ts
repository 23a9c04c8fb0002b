import type { Awaitable, Clock, Connection, Instant } from "@rollcall/engine";
import type { AnyMethodDefinition, MethodMap, MethodTypes, WebapiDefinition } from "../definition/definition.js";
import type { Reason } from "../refusals/refusal.js";

/** The facts about a caller that the engine needs. */
export interface MethodCaller {
  readonly tokenType: string;
  /** Must not change. */
  readonly scopes: ReadonlySet<string>;
}

/** The context that a handler of any method receives besides its arguments. */
export interface OpenContext {
  readonly now: Instant;
  readonly requestId: string;
  /** Aborts when the client disconnects. It is created on first use, and `...` does not copy it. */
  readonly signal: AbortSignal;
}

/** The context that a handler receives besides its arguments. Stores and other dependencies are in its closure. */
export interface MethodContext<Caller extends MethodCaller> extends OpenContext {
  readonly caller: Caller;
}

/** The additions of a handler to its declared answer. None of it is a field of the body. */
export interface Aside {
  /** The reason. Never on the wire. */
  readonly reason?: Reason;
}

/** Additions to a success. */
export interface SuccessAside extends Aside {
  /** Words of `warning`. */
  readonly warnings?: readonly string[];
  /** Further words of `warning`. Only those in the definition's `remarks` are written. */
  readonly remarks?: readonly string[];
}

/** Additions to a refusal. */
export interface RefusalAside extends Aside {
  /** Whole seconds of `Retry-After`. Default: the value of the error table. */
  readonly retryAfterSeconds?: number;
  /** Lines of `response_metadata.messages`. */
  readonly messages?: readonly string[];
}

export type MethodOutcome<T extends MethodTypes> =
  | ({ readonly ok: true } & SuccessAside & T["response"])
  | ({ readonly ok: false } & RefusalAside & T["error"]);

/** One handler per method. Leaving one out does not compile. */
export type MethodHandlers<Methods extends MethodMap<Methods>, Caller extends MethodCaller> = {
  readonly [M in keyof Methods]: (
    args: Methods[M]["arguments"],
    context: Methods[M] extends { readonly authentication: "none" } ? OpenContext : MethodContext<Caller>,
  ) => Promise<MethodOutcome<Methods[M]>>;
};

/** One decoded call of any method. */
export interface MethodExchange<Caller extends MethodCaller, Facts = unknown> {
  /** The method's key in the table. */
  readonly method: string;
  readonly definition: AnyMethodDefinition<Facts>;
  readonly arguments: object;
  /** Has no caller if the method is called without a token. */
  readonly context: OpenContext & Partial<Pick<MethodContext<Caller>, "caller">>;
}

/** Outcome of a handler, without its type. */
export interface AnyOutcome extends SuccessAside, RefusalAside {
  readonly ok: boolean;
  readonly error?: string;
}

/** Wraps a call: lock, limit, fault, journal. The first middleware of a list is outermost. */
export type MethodMiddleware<Caller extends MethodCaller, Facts = unknown> = (
  exchange: MethodExchange<Caller, Facts>,
  next: () => Promise<AnyOutcome>,
) => Promise<AnyOutcome>;

export interface MethodHandlerOptions<
  Methods extends MethodMap<Methods>,
  Code extends string,
  Caller extends MethodCaller,
  Facts = unknown,
> {
  readonly definition: WebapiDefinition<Methods, Code, Facts>;
  readonly handlers: NoInfer<MethodHandlers<Methods, Caller>>;
  /** Resolves a token to its caller, or answers an error code. `method` is the method's key. */
  readonly authenticate: (
    token: string,
    call: { readonly method: string; readonly connection: Connection },
  ) => Awaitable<
    | { readonly ok: true; readonly caller: Caller }
    | { readonly ok: false; readonly error: NoInfer<Code>; readonly reason?: Reason }
  >;
  readonly clock: Clock;
  readonly newRequestId: () => string;
  /** Middleware of every handler, outermost first. */
  readonly middleware?: readonly MethodMiddleware<NoInfer<Caller>, NoInfer<Facts>>[];
  /** Overrides the definition's maximum size of a body, in bytes. */
  readonly maxBodyBytes?: number;
  /**
   * Lets other requests run while a large body is read. It is called after each slice of about a millisecond. Default:
   * the end of a turn of the event loop.
   */
  readonly pause?: () => Promise<void>;
  /** Receives what was thrown. The client gets no details. */
  readonly onError?: (error: unknown, requestId: string) => void;
  /** Receives every answer before it is sent. It must not throw. */
  readonly onAnswer?: (answer: MethodAnswer<NoInfer<Caller>>) => void;
}

/** Report of an answer, for logs, metrics and journals. It does not contain the token. */
export interface MethodAnswer<Caller extends MethodCaller = MethodCaller> {
  readonly requestId: string;
  /** Verb of the request. */
  readonly verb: string;
  /** Path of the request as it was sent, without its query and a slash at the end. */
  readonly path: string;
  /** The method's key. Absent if the method is unknown. */
  readonly method?: string;
  /** The method's definition. Absent if the method is unknown. */
  readonly definition?: AnyMethodDefinition;
  /** Owner of the token. Absent if unknown, or if the method needs no token. */
  readonly caller?: Caller;
  /** Arguments as sent, by names in code, before validation. Do not log them. */
  readonly arguments?: object;
  readonly status: number;
  /** The code on the wire. Absent for a success. */
  readonly error?: string;
  readonly reason?: Reason;
  /** The client disconnected before the answer. */
  readonly aborted?: true;
}
