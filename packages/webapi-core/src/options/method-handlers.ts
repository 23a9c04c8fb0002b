import type { Instant } from "../clock/instant.js";
import type { AnyMethodDefinition, MethodMap, MethodTypes } from "../definition/definition.js";
import type { Reason } from "../refusals/reason.js";

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
