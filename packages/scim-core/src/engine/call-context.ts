import type { ScimContext } from "../backend/backend.js";
import type { PlainRequest } from "../options/plain-handler.js";
import type { CallWith } from "./call.js";

/**
 * The context that a backend receives. Its signal is created on first use, because that costs as much as a small
 * answer; `...` does not copy it.
 */
export class CallContext implements ScimContext<unknown> {
  readonly caller: unknown;
  readonly now: ScimContext<unknown>["now"];
  readonly requestId: string;
  declare readonly tenant?: string;
  declare readonly ifVersion?: string;
  readonly #request: PlainRequest;

  constructor(
    { requestId, now, request, tenant }: Pick<CallWith<"now">, "requestId" | "now" | "request" | "tenant">,
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

/** The context of a change, with the form of its body. */
export function patching(
  context: ScimContext<unknown>,
  patch: NonNullable<ScimContext<unknown>["patch"]>,
): ScimContext<unknown> {
  return {
    ...context,
    patch,
    get signal() {
      return context.signal;
    },
  };
}

/** The context of a change that expects a version. */
export function expecting(context: ScimContext<unknown>, ifVersion: string): ScimContext<unknown> {
  return { ...context, ifVersion, signal: context.signal };
}
