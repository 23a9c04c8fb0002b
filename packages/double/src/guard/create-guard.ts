import { hostNameOf, isLoopbackHost } from "@rollcall/server-adapters/hosts";
import { createAdmission } from "./admission.js";
import type { Guard } from "./guard.js";
import { createHostRule, type HostRuleOptions } from "./host-rule.js";
import { createOperatorRule } from "./operator-rule.js";

/** Settings of a guard. */
export interface GuardOptions extends HostRuleOptions {
  /** Token that the operator needs. Default: the operator is on this machine. */
  readonly controlToken?: string;
  /** Origins of other sites whose pages may use the double, such as `http://localhost:3000`. Default: none. */
  readonly allowOrigins?: readonly string[];
}

/** Creates the guard of a double. Without a control token, a public `siteUrl` leaves the double without an operator. */
export function createGuard(options: GuardOptions): Guard {
  const { siteUrl, controlToken, allowOrigins = [] } = options;
  const isPublic = siteUrl !== undefined && !isLoopbackHost(hostNameOf(siteUrl) ?? "");
  return {
    admit: createAdmission({ allowsHost: createHostRule(options), allowOrigins: new Set(allowOrigins) }),
    admitOperator: createOperatorRule({ isPublic, ...(controlToken !== undefined && { controlToken }) }),
  };
}
