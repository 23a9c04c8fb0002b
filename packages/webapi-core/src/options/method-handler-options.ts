import type { Awaitable } from "../awaitable.js";
import type { Clock } from "../clock/clock.js";
import type { MethodMap, WebapiDefinition } from "../definition/definition.js";
import type { Reason } from "../refusals/reason.js";
import type { Connection } from "./fetch-handler.js";
import type { MethodAnswer } from "./method-answer.js";
import type { MethodCaller, MethodHandlers, MethodMiddleware } from "./method-handlers.js";

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
