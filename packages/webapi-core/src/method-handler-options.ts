import type { Because } from "./because.js";
import type { Clock } from "./clock.js";
import type { MethodMap, WebapiDefinition } from "./definition.js";
import type { Connection } from "./fetch-handler.js";
import type { MethodAnswer } from "./method-answer.js";
import type { MethodAround, MethodCaller, MethodHandlers } from "./method-handlers.js";

export interface MethodHandlerOptions<
  Methods extends MethodMap<Methods>,
  Code extends string,
  Caller extends MethodCaller,
> {
  readonly definition: WebapiDefinition<Methods, Code>;
  readonly handlers: NoInfer<MethodHandlers<Methods, Caller>>;
  /** Resolves a token, or answers the code that its state asks for. `method` is the method's key. */
  readonly authenticate: (
    token: string,
    call: { readonly method: string; readonly connection: Connection },
  ) => Promise<
    | { readonly ok: true; readonly caller: Caller }
    | { readonly ok: false; readonly error: NoInfer<Code>; readonly because?: Because }
  >;
  readonly clock: Clock;
  readonly newRequestId: () => string;
  /** Wrappers of every handler, outermost first. */
  readonly around?: readonly MethodAround<NoInfer<Caller>>[];
  /** Overrides the definition's size of a body, in bytes. */
  readonly maxBodyBytes?: number;
  /** Is told of what was thrown; the client is told nothing of it. */
  readonly onError?: (error: unknown, requestId: string) => void;
  /** Is told of every answer, before it is sent. It must not throw. */
  readonly onAnswer?: (answer: MethodAnswer<NoInfer<Caller>>) => void;
}
