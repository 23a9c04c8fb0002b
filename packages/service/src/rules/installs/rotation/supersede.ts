import { serviceLimits } from "../../../generated/service.js";
import { put } from "../../../model/port/document.js";
import { type Token, tokens } from "../../../model/token.js";
import type { SilentWrite } from "../../../model/writes.js";
import { millisecondsOf } from "../../../values/instant.js";

/**
 * Revokes the oldest valid tokens of an authorization, so that there is room for one more. No event reports it.
 * @param earlier its tokens that are not revoked, oldest first
 */
export function supersede(earlier: readonly Token[], nowMs: number): readonly SilentWrite[] {
  const valid = earlier.filter(({ expires }) => expires !== undefined && millisecondsOf(expires) > nowMs);
  const over = valid.slice(0, Math.max(0, valid.length + 1 - serviceLimits.rotatingTokens.value));
  return over.map((token) => put(tokens, { ...token, revoked: true, superseded: true }));
}
