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
  readonly method?: CompiledMethod;
  /** The request without its body. */
  readonly head?: RequestHead;
  /** Words of `warning`. */
  readonly warnings?: readonly string[];
  readonly token?: string;
  /** Owner of the token. */
  readonly caller?: MethodCaller;
  /** Room for the body. It is released when the call is answered. */
  readonly hold?: BodyHold;
  /** Query and body, decoded. */
  readonly sent?: SentValues;
  /** Arguments by their names in code, not yet validated. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Valid arguments. */
  readonly checked?: object;
  /** Answer of the handler. */
  readonly outcome?: AnyOutcome;
}

/** A call of which a step needs some properties. */
export type CallWith<Known extends keyof Call> = Call & Required<Pick<Call, Known>>;
