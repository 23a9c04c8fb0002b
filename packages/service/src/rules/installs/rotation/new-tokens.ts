import { serviceLimits } from "../../../generated/service.js";
import { type RefreshToken, refreshTokens, withFamily } from "../../../model/oauth.js";
import { put } from "../../../model/port/document.js";
import type { SilentWrite } from "../../../model/store.js";
import { type Token, tokens } from "../../../model/token.js";
import type { Id, Ids } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import { createToken, hashToken, type TokenPrefixes } from "../../../values/secrets.js";

/** Dependencies of new tokens. */
export interface TokenOptions {
  readonly ids: Pick<Ids, "secret">;
  readonly nowMs: number;
  readonly tokenPrefixes: TokenPrefixes;
  /** Begins tokens in answers; the stored hashes are of what follows it. Default: none. */
  readonly worldPrefix?: string;
}

/** The purpose and scopes of new tokens. */
interface WantedTokens extends Pick<RefreshToken, "kind" | "scopes" | "installation" | "family"> {
  readonly userId: Id | undefined;
  readonly appId: Id | undefined;
  /** Whether the token expires and has a refresh token. */
  readonly rotates: boolean;
  /** Position among the tokens of its authorization that expire. */
  readonly sequence?: number;
  /** Whether the refresh token needs no client secret and expires. */
  readonly isPublic?: boolean | undefined;
  /** Hash of the refresh token whose use makes them. Absent for the first tokens of a family. */
  readonly previous?: string;
  /** Hash of the token that ends when the refresh token is used. */
  readonly replaces?: string | undefined;
  /** When the person signed in, on the machine's clock in seconds. Absent for an installation. */
  readonly authTime?: number | undefined;
}

/** Tokens in clear text, with the writes that store their hashes. */
export interface NewTokens {
  readonly token: string;
  readonly scopes: readonly string[];
  readonly family: string;
  readonly refreshToken?: string;
  /** Seconds until the token expires. */
  readonly expiresIn?: number;
  readonly writes: readonly SilentWrite[];
}

const prefixes = { bot: "rotatingBot", user: "rotatingUser", configuration: "configuration" } as const;
const dayMs = 86_400_000;

/** Makes a token, and a refresh token if it expires. */
export function newTokens(wanted: WantedTokens, options: TokenOptions): NewTokens {
  const { kind, userId, appId, scopes, installation, rotates, sequence, family } = wanted;
  const { nowMs, worldPrefix = "" } = options;
  const token = makeToken(rotates ? prefixes[kind] : kind, options);
  const expiresIn = serviceLimits.rotatingTokenSeconds.value;
  const stored: Token = {
    hash: hashToken(token),
    kind,
    created: toInstant(nowMs),
    ...(userId !== undefined && { userId }),
    ...(appId !== undefined && { appId }),
    scopes,
    ...(rotates && { expires: toInstant(nowMs + expiresIn * 1000) }),
    ...(rotates && sequence !== undefined && { sequence }),
    revoked: false,
    family,
    installation,
  };
  const write = put(tokens, stored);
  const answered = { token: `${worldPrefix}${token}`, scopes, family };
  if (!rotates) return { ...answered, writes: [write] };
  const refresh = newRefreshToken(wanted, options);
  const refreshToken = `${worldPrefix}${refresh.token}`;
  return { ...answered, refreshToken, expiresIn, writes: [write, refresh.write] };
}

function newRefreshToken(wanted: WantedTokens, options: TokenOptions) {
  const { kind, userId, appId, scopes, installation, isPublic = false, replaces, authTime, family, previous } = wanted;
  const { nowMs } = options;
  const token = withFamily(makeToken("refresh", options), family);
  const stored: RefreshToken = {
    hash: hashToken(token),
    version: 1,
    created: toInstant(nowMs),
    kind,
    ...(userId !== undefined && { userId }),
    ...(appId !== undefined && { appId }),
    scopes,
    installation,
    family,
    ...(previous !== undefined && { previous }),
    ...(replaces !== undefined && { replaces }),
    ...(authTime !== undefined && { authTime }),
    ...(isPublic && { isPublic, expires: toInstant(nowMs + serviceLimits.publicRefreshDays.value * dayMs) }),
  };
  return { token, write: put(refreshTokens, stored) };
}

function makeToken(kind: keyof TokenPrefixes, { ids, tokenPrefixes }: TokenOptions): string {
  return createToken(kind, { ids, prefixes: tokenPrefixes });
}
