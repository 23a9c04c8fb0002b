import { hostNameOf, isLoopbackHost } from "@rollcall/server-adapters/hosts";
import { createAdmission } from "./admission.js";
import { createHostRule, type Guard, type GuardOptions } from "./guard.js";
import { createOperatorRule } from "./operator-rule.js";

/** Creates the guard of a double. Without a control token, a public `siteUrl` leaves the double without an operator. */
export function createGuard(options: GuardOptions): Guard {
  const { siteUrl, controlToken, allowOrigins = [] } = options;
  const isPublic = siteUrl !== undefined && !isLoopbackHost(hostNameOf(siteUrl) ?? "");
  return {
    admit: createAdmission({ allowsHost: createHostRule(options), allowOrigins: new Set(allowOrigins) }),
    admitOperator: createOperatorRule({ isPublic, ...(controlToken !== undefined && { controlToken }) }),
  };
}
