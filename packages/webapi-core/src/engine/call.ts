import type { CompiledMethod } from "../methods/compile-methods.js";
import type { Connection } from "../options/fetch-handler.js";
import type { AnyOutcome, MethodCaller } from "../options/method-handlers.js";
import type { PlainRequest } from "../options/plain-handler.js";
import type { BodyHold } from "../request/bodies-in-flight.js";
import type { RequestHead, SentValues } from "../request/read-request.js";
import type { Engine } from "./engine.js";

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
