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

/** Writes a new token, with who it acts as, in the order of the specification. */
export function toToken<Kind extends "bot" | "user">(
  { token, scopes, refreshToken, expiresIn }: NewTokens,
  { token_type, bot_user_id }: { readonly token_type: Kind; readonly bot_user_id?: string },
): AnsweredToken & { readonly token_type: Kind; readonly bot_user_id?: string } {
  return {
    scope: scopes.join(","),
    token_type,
    access_token: token,
    ...(bot_user_id !== undefined && { bot_user_id }),
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(expiresIn !== undefined && { expires_in: expiresIn }),
  };
}
