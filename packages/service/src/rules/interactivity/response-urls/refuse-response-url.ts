import { serviceLimits } from "../../../generated/service.js";
import type { ResponseUrl } from "../../../model/response-url.js";
import { createRefuse, type Refused } from "../../../store/refusal.js";
import { millisecondsOf } from "../../../values/instant.js";

const refuse = createRefuse<string>("interactivity#response_url");

/** Refuses an address that has expired or was used up. */
export function refuseResponseUrl(
  { expires, uses }: Pick<ResponseUrl, "expires" | "uses">,
  nowMs: number,
): Refused<"expired_url" | "used_url"> | undefined {
  const { responseUrlMinutes, responseUrlUses } = serviceLimits;
  if (millisecondsOf(expires) < nowMs) {
    return refuse("expired_url", expires, `an address of the last ${responseUrlMinutes.value} minutes`);
  }
  return uses >= responseUrlUses.value
    ? refuse("used_url", uses, `an address that was used less than ${responseUrlUses.value} times`)
    : undefined;
}
