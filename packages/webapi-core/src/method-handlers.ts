import type { Because } from "./because.js";
import type { MethodMap, MethodTypes } from "./definition.js";
import type { Instant } from "./instant.js";

/** What the engine asks of a caller: enough to admit it to a method. */
export interface MethodCaller {
  readonly tokenType: string;
  readonly scopes: ReadonlySet<string>;
}

/** What a handler knows besides its arguments, whoever calls. */
export interface OpenContext {
  readonly now: Instant;
  readonly requestId: string;
  /** Aborts when the client goes away. It is made when it is asked for, and is no part of a copy by `...`. */
  readonly signal: AbortSignal;
}

/** What a handler knows besides its arguments. Stores and other parts are closed over, not passed. */
export interface MethodContext<Caller extends MethodCaller> extends OpenContext {
  readonly caller: Caller;
}

/** What a handler may say beside its declared answer; none of it is a field of the answer. */
export interface Aside {
  /** Why; never on the wire. */
  readonly because?: Because;
}

/** What stands beside a refusal. */
export interface RefusalAside extends Aside {
  /** Whole seconds of `Retry-After`; absent means what the error table says. */
  readonly retryAfterSeconds?: number;
  /** Lines of `response_metadata.messages`. */
  readonly messages?: readonly string[];
}

export type MethodOutcome<T extends MethodTypes> =
  | ({ readonly ok: true } & T["response"])
  | ({ readonly ok: false } & RefusalAside & T["error"]);

/** One handler per method; leaving one out does not compile. */
export type MethodHandlers<Methods extends MethodMap<Methods>, Caller extends MethodCaller> = {
  readonly [M in keyof Methods]: (
    args: Methods[M]["arguments"],
    context: Methods[M] extends { readonly authentication: "none" } ? OpenContext : MethodContext<Caller>,
  ) => Promise<MethodOutcome<Methods[M]>>;
};

/** One decoded call, whatever the method. */
export interface MethodExchange<Caller extends MethodCaller> {
  /** The method's key in the table. */
  readonly method: string;
  readonly arguments: object;
  /** Has no caller where the method is called without a token. */
  readonly context: OpenContext & Partial<Pick<MethodContext<Caller>, "caller">>;
}

/** What a handler answered, without its type. */
export interface AnyOutcome extends RefusalAside {
  readonly ok: boolean;
  readonly error?: string;
}

/** Wraps a call: lock and release, limit, fault before or after, journal. The first of a list is outermost. */
export type MethodAround<Caller extends MethodCaller> = (
  exchange: MethodExchange<Caller>,
  next: () => Promise<AnyOutcome>,
) => Promise<AnyOutcome>;
