import type { NewTokens } from "../rotation/new-tokens.js";

/** A token as answers have it. */
export interface AnsweredToken {
  /** Separated by commas. */
  readonly scope: string;
  readonly access_token: string;
  readonly refresh_token?: string;
  /** Seconds. */
  readonly expires_in?: number;
}

/** Writes a new token. */
export function toToken({ token, scopes, refreshToken, expiresIn }: NewTokens): AnsweredToken {
  return {
    scope: scopes.join(","),
    access_token: token,
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(expiresIn !== undefined && { expires_in: expiresIn }),
  };
}
