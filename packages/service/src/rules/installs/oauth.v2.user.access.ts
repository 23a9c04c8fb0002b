import type { Methods, OauthV2UserAccessArguments, OauthV2UserAccessRefusal } from "@rollcall/api/webapi";
import type { MethodOutcome, OpenContext } from "@rollcall/webapi-core";
import type { User } from "../../model/user.js";
import { createRefuse } from "../../store/refusal.js";
import { toToken } from "./answers/to-token.js";
import { authenticateClient } from "./client/authenticate-client.js";
import { redeem } from "./codes/redeem.js";
import { type InstallPlace, targetOf } from "./granting/grant.js";
import type { IssueOptions } from "./oauth.v2.access.js";
import type { NewTokens } from "./rotation/new-tokens.js";
import { renew } from "./rotation/renew.js";

type Outcome = MethodOutcome<Methods["oauth.v2.user.access"]>;

const refuse = createRefuse<OauthV2UserAccessRefusal["error"]>("install#authorize");

/** Exchanges a code of the page for user tokens for a user token, or renews one. */
export function createUserAccess(options: IssueOptions) {
  return async (sent: OauthV2UserAccessArguments, { now }: OpenContext): Promise<Outcome> => {
    const found = await authenticateClient(sent, options.store);
    if (!found.ok) return found;
    const timed = { ...options, nowMs: now.getTime() };
    switch (sent.grant_type ?? "authorization_code") {
      case "authorization_code": {
        const redeemed = await redeem(sent, found.client, { ...timed, form: "user" });
        if (redeemed.ok) return toAnswer(redeemed.plan.user, redeemed.installer, redeemed.place);
        const { error, ...refusal } = redeemed;
        return { ...refusal, error: error === "no_scopes" ? "no_user_scopes" : error };
      }
      case "refresh_token": {
        const renewed = await renew(sent.refresh_token ?? "", found.client, { ...timed, only: "user" });
        return renewed.ok ? toAnswer(renewed.made, renewed.holder, renewed.place) : renewed;
      }
      default:
        return refuse("invalid_grant_type", sent.grant_type, "authorization_code or refresh_token");
    }
  };
}

function toAnswer(made: NewTokens | undefined, user: User, place: InstallPlace): Outcome {
  // A code of this page always has a scope of the user.
  if (made === undefined) return refuse("no_user_scopes", user.id, "a scope");
  const { scope, ...token } = toToken(made, { token_type: "user" });
  return {
    ok: true,
    ...token,
    authed_user: { id: user.id, scope },
    team: { id: targetOf(place).id },
  };
}
