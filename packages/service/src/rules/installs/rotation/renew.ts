import { type RefreshToken, refreshTokens } from "../../../model/oauth.js";
import { hasVersion, put, remove } from "../../../model/port/document.js";
import type { Batch, Store } from "../../../model/store.js";
import { tokens } from "../../../model/token.js";
import type { User } from "../../../model/user.js";
import { createRefuse, type Decision, decide, type Refused } from "../../../store/decide.js";
import { millisecondsOf, toInstant } from "../../../values/instant.js";
import { isActive } from "../../directory/user.js";
import { type Client, refuseSecret } from "../client/authenticate-client.js";
import { findEarlierTokens, isForSignIn, nextSequence } from "../granting/earlier-tokens.js";
import { findInstallPlace, type InstallPlace } from "../granting/grant.js";
import { decideReuse, findRefreshToken, supersede } from "./family.js";
import { type NewTokens, newTokens, type TokenOptions } from "./new-tokens.js";

/** Codes with which a refresh token is refused. */
type RenewCode = "bad_client_secret" | "invalid_refresh_token";

/** The result of exchanging a refresh token. */
export interface Renewed {
  readonly ok: true;
  readonly kind: "bot" | "user";
  readonly place: InstallPlace;
  /** The person who installed the app, or the owner of the token. */
  readonly authorizedId: string;
  readonly holder: User;
  readonly made: NewTokens;
  /** When the person signed in, on the machine's clock in seconds. Absent for a token of an installation. */
  readonly authTime?: number;
}

type Outcome = Renewed | Refused<RenewCode>;

const refuse = createRefuse<RenewCode>("install#token-rotation");

/** Dependencies of a renewal. */
interface RenewOptions extends TokenOptions {
  readonly store: Store;
  /** Tokens that are renewed: those of users, or those for signing in. Default: any. */
  readonly only?: "user" | "signIn";
}

/** Exchanges a refresh token for a new token and the next refresh token, once. */
export function renew(text: string, client: Client, options: RenewOptions): Promise<Outcome> {
  return decide<Outcome>(options.store, () => decideRenewal(text, client, options));
}

async function decideRenewal(
  text: string,
  { app, isProven }: Client,
  options: RenewOptions,
): Promise<Decision<Outcome>> {
  const { store, nowMs } = options;
  const sent = await findRefreshToken(text, store);
  const stored = sent?.known;
  if (!isProven && stored?.isPublic !== true) return answer(refuseSecret("no secret"));
  const isOwn = stored?.appId === app.id && isWanted(stored, options.only);
  if (sent === undefined || stored === undefined || !isOwn)
    return answer(refuse("invalid_refresh_token", "another", "a refresh token of the app"));
  if (sent.isUsed) {
    const refusal = refuse("invalid_refresh_token", "a used refresh token", "one that was not used");
    return decideReuse({ text, follower: stored, refusal }, options);
  }
  if (stored.expires !== undefined && millisecondsOf(stored.expires) <= nowMs) {
    return answer(refuse("invalid_refresh_token", stored.expires, "a refresh token that has not expired"));
  }
  const [holder, place] = await Promise.all([
    store.users.get(stored.userId ?? ""),
    findInstallPlace(stored.installation.target, store),
  ]);
  if (holder === undefined || !isActive(holder, nowMs) || place === undefined) {
    return answer(refuse("invalid_refresh_token", stored.userId, "an installation that is still there"));
  }
  const { kind, userId, appId, scopes, isPublic, authTime, family, hash: previous } = stored;
  const targetId = stored.installation.target.id;
  const earlier = await findEarlierTokens({ appId: app.id, userId: holder.id, targetId, scopes }, store);
  const installation = earlier.at(-1)?.installation ?? stored.installation;
  const sequence = nextSequence(earlier);
  const wanted = { kind, userId, appId, scopes, installation, isPublic, authTime, family, previous };
  const made = newTokens({ ...wanted, rotates: true, sequence }, options);
  const replaced = await endReplaced(stored, options);
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(refreshTokens, { hash: stored.hash }, stored.version), ...replaced.expect],
      writes: [
        remove(refreshTokens, { hash: stored.hash }),
        ...replaced.writes,
        ...supersede(earlier, nowMs),
        ...made.writes,
      ],
    },
    answer: () => ({
      ok: true,
      kind: kind === "bot" ? "bot" : "user",
      place,
      authorizedId: installation.installerId,
      holder,
      made,
      ...(authTime !== undefined && { authTime }),
    }),
  };
}

function isWanted({ kind, scopes }: RefreshToken, only: RenewOptions["only"]): boolean {
  switch (only) {
    case undefined:
      return kind !== "configuration";
    case "user":
      return kind === "user";
    case "signIn":
      return kind === "user" && isForSignIn(scopes);
  }
}

/** The token that does not expire ends when the pair that replaced it is first renewed. */
async function endReplaced(
  { replaces }: RefreshToken,
  { store, nowMs }: { readonly store: Pick<Store, "get">; readonly nowMs: number },
): Promise<Pick<Batch, "expect" | "writes">> {
  const old = replaces === undefined ? undefined : await store.get(tokens, { hash: replaces });
  if (old === undefined) return { expect: [], writes: [] };
  const { hash, version = 1 } = old;
  return {
    expect: [hasVersion(tokens, { hash }, version)],
    writes: [put(tokens, { ...old, version: version + 1, expires: toInstant(nowMs) })],
  };
}

function answer(refusal: Refused<RenewCode>): Decision<Outcome> {
  return { kind: "answer", answer: refusal };
}
