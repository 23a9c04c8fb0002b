import type { Instant } from "../clock/instant.js";
import type { MethodCaller } from "../options/method-handlers.js";
import type { PlainRequest } from "../options/plain-handler.js";
import type { Call } from "./call.js";

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
