import type { Renewed } from "../rotation/renew.js";
import { type AnsweredPlace, toPlace } from "./to-place.js";
import { type AnsweredToken, toToken } from "./to-token.js";

/** A renewed token as answers have it. */
interface AnsweredRenewal extends AnsweredPlace, AnsweredToken {
  readonly app_id: string;
  readonly authed_user: { readonly id: string };
  readonly token_type: "bot" | "user";
  readonly bot_user_id?: string;
}

/** Writes a renewed token. It is at the top level, for bots and for users. */
export function toRenewed(
  { kind, place, authorizedId, holder, made }: Omit<Renewed, "ok">,
  appId: string,
): AnsweredRenewal {
  return {
    app_id: appId,
    authed_user: { id: kind === "user" ? holder.id : authorizedId },
    ...toToken(made, { token_type: kind, ...(kind === "bot" && { bot_user_id: holder.id }) }),
    ...toPlace(place),
  };
}
