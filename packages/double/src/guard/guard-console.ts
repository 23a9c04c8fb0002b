import type { FetchHandler } from "@rollcall/server-adapters/node";
import { refuseAddress, refuseHost } from "./guard-pages.js";
import type { HostRule } from "./host-rule.js";

/** Access rules of the console. */
interface ConsoleRules {
  /** Host names that requests may use. */
  readonly allowsHost: HostRule;
  /** With a token, any machine may load the console, which asks for it: no call of it is answered without. */
  readonly controlToken?: string;
}

/**
 * Passes requests on to the console if they come from this machine, under a name of it. All others go to `others`. Links
 * of other sites may lead to the console; it has no data, and its calls have the guard of the control plane.
 */
export function guardConsole(
  console: FetchHandler,
  others: FetchHandler,
  { allowsHost, controlToken }: ConsoleRules,
): FetchHandler {
  return async (request, connection = {}) => {
    const isFar = controlToken === undefined && refuseAddress(request, connection) !== undefined;
    const isRefused = isFar || refuseHost(request, allowsHost) !== undefined;
    return isRefused ? others(request, connection) : console(request, connection);
  };
}
