import { signInDefaults } from "../../../generated/service.js";
import { readAll } from "../../../model/port/document-reader.js";
import type { Store } from "../../../model/store.js";
import { type Token, tokens } from "../../../model/token.js";
import type { Id } from "../../../values/ids.js";

/** Scopes for signing in, which do not mix with others. */
export const signInScopes: ReadonlySet<string> = new Set(signInDefaults.scopes.split(" "));

/** Whether a token is one for signing in, and not one of an installation. */
export function isForSignIn(scopes: readonly string[]): boolean {
  return scopes.length > 0 && scopes.every((scope) => signInScopes.has(scope));
}

/**
 * The tokens of one authorization: those of an app that act as one user or bot in one place. Those for signing in are an
 * authorization of their own.
 */
interface Authorization {
  readonly appId: Id;
  readonly userId: Id;
  readonly targetId: Id;
  /** Scopes of one of its tokens. */
  readonly scopes: readonly string[];
}

/** The tokens of an authorization that are not revoked, oldest first. Some may have expired. */
export async function findEarlierTokens(
  { appId, userId, targetId, scopes }: Authorization,
  store: Pick<Store, "list">,
): Promise<readonly Token[]> {
  const all = await readAll(tokens, (page) => store.list(tokens, "of_user", { user_id: userId }, page));
  const its = all.filter((token) => token.appId === appId && token.installation.target.id === targetId);
  const valid = its.filter(({ kind, revoked }) => !revoked && (kind === "bot" || kind === "user"));
  const isSignIn = isForSignIn(scopes);
  return valid
    .filter((token) => isForSignIn(token.scopes) === isSignIn)
    .sort((one, other) => sequenceOf(one) - sequenceOf(other));
}

/** Position of the next token that expires. */
export function nextSequence(earlier: readonly Token[]): number {
  return 1 + sequenceOf(earlier.at(-1));
}

/** Tokens that do not expire come before all others. */
function sequenceOf(token: Token | undefined): number {
  return token?.sequence ?? 0;
}

/** All scopes that an authorization was ever granted; only revoking its tokens removes them. */
export function scopesWith(earlier: readonly Token[], asked: readonly string[]): readonly string[] {
  return [...new Set([...earlier.flatMap(({ scopes }) => scopes), ...asked])];
}
