import { serviceLimits } from "../generated/service.js";
import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf } from "../values/instant.js";
import { hashToken } from "../values/secrets.js";
import { defineDocument, integer, maybeText, text } from "./port/document.js";
import type { Installation } from "./token.js";

/** Page that a code was made by: an app's, one for a user's tokens only, or signing in. */
export type AuthorizeForm = "app" | "user" | "signIn";

/** A code that an app exchanges for tokens, once. It states what a person has allowed. */
export interface OauthCode {
  /** SHA-256 of the code as lowercase hex; the key. */
  readonly hash: string;
  readonly version: number;
  readonly created: Instant;
  readonly expires: Instant;
  readonly form: AuthorizeForm;
  readonly appId: Id;
  /** The person who allowed it. */
  readonly userId: Id;
  readonly target: Installation["target"];
  readonly botScopes: readonly string[];
  readonly userScopes: readonly string[];
  /** As the app sent it to the page. Absent if it sent none. */
  readonly redirectUri?: string;
  /** SHA-256 of the verifier in base64url. Absent without PKCE. */
  readonly challenge?: string;
  /** Present if the code went to an application on the person's device, whose tokens always expire. */
  readonly isDesktop?: true;
  readonly nonce?: string;
  /** Channel of the incoming webhook. Absent if none was asked for. */
  readonly channelId?: Id;
  /** When it was exchanged. Absent for a code that was not. */
  readonly redeemed?: Instant;
  /** Families of the tokens that it made. Absent for a code that was not exchanged. */
  readonly families?: readonly string[];
}

/** Time for which a code that was exchanged is remembered, in milliseconds. */
const usedCodeMs = serviceLimits.usedCodeHours.value * 3_600_000;

/** Codes. Those that can be forgotten are removed when others are made. */
export const oauthCodes = defineDocument<OauthCode>()({
  name: "oauthCode",
  table: "oauth_codes",
  key: ["hash"],
  columns: {
    hash: text((it) => it.hash),
    app_id: text((it) => it.appId, { document: "app", onRemove: "remove" }),
    /** When it can be forgotten, as Unix time in milliseconds. */
    forgotten: integer((it) => forgottenMsOf(it)),
  },
  lists: { oldest: { by: [], order: ["forgotten"] } },
  secret: ["hash", "challenge", "nonce", "families"],
  isPrivate: true,
  sample: (seed) => ({
    hash: `h${seed % 7}`,
    version: 1,
    created: "2026-01-02T03:04:05.006Z",
    expires: `2026-01-02T03:14:0${seed % 5}.006Z`,
    form: seed % 3 === 0 ? "signIn" : "app",
    appId: `A${1 + (seed % 3)}`,
    userId: `U${1 + (seed % 2)}`,
    target: { kind: "workspace", id: "T1" },
    botScopes: seed % 2 === 0 ? ["chat:write"] : [],
    userScopes: seed % 2 === 0 ? [] : ["search:read"],
    ...(seed % 5 === 2 && { redeemed: "2026-01-02T03:05:05.006Z", families: [`f${seed}`] }),
    ...(seed % 4 === 1 && { redirectUri: "https://app.example/back", challenge: `c${seed}` }),
  }),
});

/** When a code can be forgotten, as Unix time in milliseconds: a while after it was exchanged, or when it expires. */
export function forgottenMsOf({ expires, redeemed }: Pick<OauthCode, "expires" | "redeemed">): number {
  return redeemed === undefined ? millisecondsOf(expires) : millisecondsOf(redeemed) + usedCodeMs;
}

/** A token that is exchanged once for a token that expires and for the next one of its kind. */
export interface RefreshToken {
  /** SHA-256 of the token as lowercase hex; the key. */
  readonly hash: string;
  readonly version: number;
  readonly created: Instant;
  /** When it ends unused. Default: never. */
  readonly expires?: Instant;
  /** Kind of the tokens that it makes. */
  readonly kind: "bot" | "user" | "configuration";
  /** User or bot that they act as. */
  readonly userId?: Id;
  /** Absent for configuration tokens of a user. */
  readonly appId?: Id;
  readonly scopes: readonly string[];
  readonly installation: Installation;
  /** Names the tokens that end if one of them is used after it was renewed. */
  readonly family: string;
  /** Hash of the refresh token whose use made this one. Absent for the first. */
  readonly previous?: string;
  /** Present if the app needs no secret to use it, because it was made with PKCE. */
  readonly isPublic?: true;
  /** Hash of the token that does not expire, which ends when this one is used. */
  readonly replaces?: string;
  /** When the person signed in, on the machine's clock in seconds. Absent for a token of an installation. */
  readonly authTime?: number;
}

/** Refresh tokens that have not been used. */
export const refreshTokens = defineDocument<RefreshToken>()({
  name: "refreshToken",
  table: "refresh_tokens",
  key: ["hash"],
  columns: {
    hash: text((it) => it.hash),
    user_id: maybeText((it) => it.userId),
    app_id: maybeText((it) => it.appId, { document: "app", onRemove: "remove" }),
    /** Organization or workspace of the installation. */
    target_id: text((it) => it.installation.target.id),
    family: text((it) => it.family),
  },
  lists: { of_user: { by: ["user_id"] }, of_app: { by: ["app_id"] }, of_family: { by: ["family"] } },
  secret: ["hash", "replaces", "family", "previous"],
  sample: (seed) => ({
    hash: `h${seed % 5}`,
    version: 1,
    created: "2026-01-02T03:04:05.006Z",
    kind: seed % 2 === 0 ? "bot" : "user",
    userId: `U${1 + (seed % 2)}`,
    appId: `A${1 + (seed % 2)}`,
    scopes: ["chat:write"],
    installation: {
      target: { kind: "workspace", id: "T1" },
      installerId: "U1",
      installerRole: "owner",
      channelManager: false,
      allowedAddresses: [],
    },
    family: `f${seed % 2}`,
    ...(seed % 3 === 0 && { replaces: `h${seed}`, isPublic: true }),
  }),
});

/** Number of hexadecimal digits of a family. */
export const familyLength = 32;

/**
 * Puts the family into the text of a refresh token, so that a used one is recognized without being stored. Only holders
 * of the family's tokens know it, so nobody else can end the family with a text that they made up.
 * @see RFC 9700 §4.14.2, implementation note
 */
export function withFamily(token: string, family: string): string {
  return `${token}-${family}`;
}

/** The family of a refresh token. A token from a world file begins one. */
export function familyOf(refreshToken: string): string {
  const [, family] = /-([0-9a-f]{32})$/.exec(refreshToken) ?? [];
  return family ?? hashToken(refreshToken).slice(0, familyLength);
}
