import type { Instant } from "../instant.js";
import type { MethodCaller } from "../method-handlers.js";
import type { Call } from "./engine.js";

/**
 * What a handler is told of a call. Its signal is made when someone asks for it, since that costs as much as a small
 * answer; of a copy by `...` it is no part.
 */
export class CallContext<Caller extends MethodCaller> {
  declare readonly caller?: Caller;
  readonly now: Instant;
  readonly requestId: string;
  readonly #request: Request;

  constructor({ request, requestId }: Pick<Call, "request" | "requestId">, now: Instant, caller: Caller | undefined) {
    if (caller !== undefined) this.caller = caller;
    this.now = now;
    this.requestId = requestId;
    this.#request = request;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }
}
