import type { Methods, OauthV2ExchangeArguments, OauthV2ExchangeRefusal } from "@rollcall/api/webapi";
import type { MethodOutcome, OpenContext } from "@rollcall/webapi-core";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import { tokens } from "../../model/token.js";
import { users } from "../../model/user.js";
import { type Decision, decide } from "../../store/decide.js";
import { createRefuse } from "../../store/refusal.js";
import { hashToken } from "../../values/secrets/hash-token.js";
import { findInvalidity, readTokenState } from "../tokens/token-state.js";
import { toRenewed } from "./answers/to-renewed.js";
import { installSettingsOf } from "./client/app-settings.js";
import { authenticateClient, type Client } from "./client/authenticate-client.js";
import { findInstallPlace } from "./granting/find-install-place.js";
import { newFamily } from "./rotation/family.js";
import { newTokens, type TokenOptions } from "./rotation/new-tokens.js";

type Outcome = MethodOutcome<Methods["oauth.v2.exchange"]>;

const refuse = createRefuse<OauthV2ExchangeRefusal["error"]>("install#token-rotation");

/** Dependencies of `oauth.v2.exchange`. */
interface ExchangeOptions extends Omit<TokenOptions, "nowMs"> {
  readonly store: Store;
}

/** Exchanges a token that does not expire for one that does, once. */
export function createExchange(options: ExchangeOptions) {
  return async (sent: OauthV2ExchangeArguments, { now }: OpenContext): Promise<Outcome> => {
    const found = await authenticateClient(sent, options.store);
    if (!found.ok) return found;
    const timed = { ...options, nowMs: now.getTime() };
    return decide<Outcome>(options.store, () => decideExchange(sent.token ?? "", found.client, timed));
  };
}

async function decideExchange(
  text: string,
  { app }: Client,
  options: TokenOptions & { readonly store: Store },
): Promise<Decision<Outcome>> {
  const { store, nowMs } = options;
  if (!installSettingsOf(app).rotates)
    return answer(refuse("token_rotation_not_enabled", app.id, "an app that rotates its tokens"));
  const state = text === "" ? undefined : await readTokenState(store, hashToken(text));
  const kind = state?.token.kind;
  if (state === undefined || state.token.appId !== app.id || (kind !== "bot" && kind !== "user")) {
    return answer(refuse("invalid_token", kind, "a bot or user token of the app"));
  }
  const { token, user } = state;
  if (token.exchanged === true)
    return answer(refuse("token_already_exchanged", token.created, "a token that was not exchanged"));
  if (token.expires !== undefined)
    return answer(refuse("invalid_token", token.expires, "a token that does not expire"));
  const place = await findInstallPlace(token.installation.target, store);
  const end = findInvalidity(state, nowMs);
  if (end !== undefined || user === undefined || place === undefined) {
    return answer(refuse("authorization_not_found", end, "an installation that is still there"));
  }
  const { scopes, installation, family = newFamily(options.ids) } = token;
  const made = newTokens(
    { kind, userId: user.id, appId: app.id, scopes, installation, rotates: true, replaces: token.hash, family },
    options,
  );
  const renewed = { kind, place, authorizedId: installation.installerId, holder: user, made } as const;
  return {
    kind: "commit",
    batch: {
      expect: [
        hasVersion(tokens, { hash: token.hash }, token.version ?? 1),
        // The person may be deactivated at the same time, which revokes the token without a new version.
        hasVersion(users, { id: user.id }, user.version),
      ],
      writes: [put(tokens, { ...token, version: (token.version ?? 1) + 1, exchanged: true }), ...made.writes],
    },
    answer: () => ({
      ok: true,
      ...toRenewed(renewed, app.id),
      refresh_token: made.refreshToken ?? "",
      expires_in: made.expiresIn ?? 0,
    }),
  };
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}
