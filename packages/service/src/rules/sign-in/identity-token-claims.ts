import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { base64url } from "jose";
import { signInDefaults } from "../../generated/service.js";
import type { Workspace } from "../../model/organization.js";
import type { User } from "../../model/user.js";
import { toTeamIcon } from "../organizations/to-team-icon.js";
import { emailClaims, ofIssuer, profileClaims } from "./identity-claims.js";

/** The contents of an identity token. */
export interface Identity {
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
export function identityTokenClaims(
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
