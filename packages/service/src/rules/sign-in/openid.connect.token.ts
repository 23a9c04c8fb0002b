import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Methods, OpenidConnectTokenArguments, OpenidConnectTokenRefusal } from "@rollcall/api/webapi";
import type { MethodOutcome, OpenContext } from "@rollcall/webapi-core";
import { base64url, importJWK, type JWTPayload, SignJWT } from "jose";
import { signInDefaults } from "../../generated/service.js";
import type { App } from "../../model/app.js";
import type { OauthCode } from "../../model/oauth.js";
import type { Workspace } from "../../model/organization.js";
import type { User } from "../../model/user.js";
import { createRefuse } from "../../store/decide.js";
import { millisecondsOf } from "../../values/instant.js";
import { authenticateClient } from "../installs/client/authenticate-client.js";
import { redeem } from "../installs/codes/redeem.js";
import type { GrantOptions } from "../installs/granting/plan-grant.js";
import type { NewTokens } from "../installs/rotation/new-tokens.js";
import { renew } from "../installs/rotation/renew.js";
import { toTeamIcon } from "../organizations/team.js";
import { currentKey, type KeyHolder, type KeyOptions } from "./openid.js";
import { emailClaims, ofIssuer, profileClaims } from "./user-info.js";

/** The contents of an identity token. */
interface Identity {
  readonly user: User;
  readonly workspace: Workspace;
  readonly scopes: readonly string[];
  readonly clientId: string;
  readonly accessToken: string;
  /** When the token is issued, on the machine's clock in seconds. */
  readonly iat: number;
  /** When the person signed in, on the machine's clock in seconds. Absent if that is unknown. */
  readonly authTime?: number | undefined;
  readonly nonce?: string | undefined;
}

/** Sources of claims. */
interface ClaimOptions {
  readonly issuer: string;
  readonly siteUrl: string;
}

/** Bytes of the hash of the access token. */
const hashBytes = 16;

/** The claims of an identity token. */
function identityTokenClaims(
  { user, workspace, scopes, clientId, accessToken, iat, authTime, nonce }: Identity,
  { issuer, siteUrl }: ClaimOptions,
) {
  const { image_230, image_default = false } = toTeamIcon(workspace, siteUrl);
  return {
    iss: issuer,
    sub: user.id,
    aud: clientId,
    exp: iat + signInDefaults.tokenSeconds,
    iat,
    ...(authTime !== undefined && { auth_time: authTime }),
    ...(nonce !== undefined && { nonce }),
    at_hash: base64url.encode(sha256(utf8ToBytes(accessToken)).subarray(0, hashBytes)),
    ...ofIssuer(issuer, { team_id: workspace.id, user_id: user.id }),
    ...(scopes.includes("email") && emailClaims(user)),
    ...(scopes.includes("profile") && {
      ...profileClaims(user, siteUrl),
      ...ofIssuer(issuer, { team_image_230: image_230, team_image_default: image_default }),
    }),
  };
}

type Outcome = MethodOutcome<Methods["openid.connect.token"]>;
type Code = OpenidConnectTokenRefusal["error"];

const refuse = createRefuse<Code>("install#sign-in-openid-connect");

/** Dependencies of `openid.connect.token`. */
interface Options extends Omit<GrantOptions, "nowMs"> {
  readonly issuer: string;
  readonly siteUrl: string;
  readonly machineNow: () => number;
  readonly keyHolder: KeyHolder;
}

/** Codes of other pages that mean the same here. */
const codes = {
  invalid_code_verifier: "invalid_grant",
  no_scopes: "invalid_grant",
  pkce_not_allowed: "invalid_request",
} as const;

/** Exchanges the code of a person who signed in for an identity token, or renews a token. */
export function createOpenidToken(options: Options) {
  return async (sent: OpenidConnectTokenArguments, { now }: OpenContext): Promise<Outcome> => {
    const found = await authenticateClient(sent, options.store);
    if (!found.ok) return found;
    const { client } = found;
    const timed = { ...options, nowMs: now.getTime() };
    const iat = Math.floor(options.machineNow() / 1000);
    switch (sent.grant_type ?? "authorization_code") {
      case "authorization_code": {
        const authTimeOf = (code: OauthCode) => iat - ageOf(code, timed.nowMs);
        const redeemed = await redeem(sent, client, { ...timed, form: "signIn", authTimeOf });
        if (!redeemed.ok) return { ...redeemed, error: translate(redeemed.error) };
        const { code, plan, installer, place } = redeemed;
        const signedIn = { user: installer, workspace: place.workspace, authTime: authTimeOf(code), nonce: code.nonce };
        return toAnswer(plan.user, { ...signedIn, iat }, client.app, timed);
      }
      case "refresh_token": {
        const renewed = await renew(sent.refresh_token ?? "", client, { ...timed, only: "signIn" });
        if (!renewed.ok) return renewed;
        const { holder, place, authTime, made } = renewed;
        return toAnswer(made, { user: holder, workspace: place.workspace, authTime, iat }, client.app, timed);
      }
      default:
        return refuse("invalid_grant_type", sent.grant_type, "authorization_code or refresh_token");
    }
  };
}

async function toAnswer(
  made: NewTokens | undefined,
  identity: Omit<Identity, "scopes" | "clientId" | "accessToken">,
  { clientId }: App,
  options: Options & { readonly nowMs: number },
): Promise<Outcome> {
  // A code for signing in always has a scope of the user.
  if (made === undefined || clientId === undefined) return refuse("invalid_grant", "none", "a scope");
  const { token, scopes, refreshToken, expiresIn } = made;
  const audience = `${options.worldPrefix ?? ""}${clientId}`;
  const claims = identityTokenClaims({ ...identity, scopes, clientId: audience, accessToken: token }, options);
  return {
    ok: true,
    access_token: token,
    token_type: "Bearer",
    id_token: await signIdentityToken(claims, { ...options, holder: options.keyHolder }),
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(expiresIn !== undefined && { expires_in: expiresIn }),
  };
}

/** Seconds since the person allowed it, on the service's clock. */
function ageOf({ created }: OauthCode, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - millisecondsOf(created)) / 1000));
}

type Redeeming = Exclude<Awaited<ReturnType<typeof redeem>>, { readonly ok: true }>["error"];

function translate(error: Redeeming): Code {
  switch (error) {
    case "invalid_code_verifier":
    case "no_scopes":
    case "pkce_not_allowed":
      return codes[error];
    default:
      return error;
  }
}

/** Signs the claims of an identity token. */
export async function signIdentityToken(claims: JWTPayload, options: KeyOptions): Promise<string> {
  const key = await currentKey(options);
  const header = { alg: signInDefaults.algorithm, kid: key.kid, typ: "JWT" };
  return new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(key, signInDefaults.algorithm));
}
