import type { ScimContext } from "../backend.js";
import type { Call } from "./call.js";

/**
 * What a backend is told of a call. Its signal is made when someone asks for it, since that costs as much as a small
 * answer; of a copy by `...` it is no part.
 */
export class CallContext implements ScimContext<unknown> {
  readonly caller: unknown;
  readonly now: ScimContext<unknown>["now"];
  readonly requestId: string;
  declare readonly tenant?: string;
  declare readonly ifVersion?: string;
  readonly #request: Request;

  constructor(
    { requestId, now, request, tenant }: Pick<Call, "requestId" | "now" | "request" | "tenant">,
    caller: unknown,
  ) {
    this.caller = caller;
    this.now = now;
    this.requestId = requestId;
    if (tenant !== undefined) this.tenant = tenant.name;
    this.#request = request;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }
}

/** The context of a change that expects a version. */
export function expecting(context: ScimContext<unknown>, ifVersion: string): ScimContext<unknown> {
  return { ...context, ifVersion, signal: context.signal };
}
