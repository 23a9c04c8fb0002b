import { serviceLimits } from "../../../generated/service.js";
import { familyLength, familyOf, type RefreshToken, refreshTokens } from "../../../model/oauth.js";
import { hasVersion, put, remove } from "../../../model/port/document.js";
import { readAll } from "../../../model/port/document-reader.js";
import type { Batch, SilentWrite, Store } from "../../../model/store.js";
import { type Token, tokens } from "../../../model/token.js";
import type { Decision } from "../../../store/decide.js";
import type { Ids } from "../../../values/ids.js";
import { millisecondsOf } from "../../../values/instant.js";
import { hashToken } from "../../../values/secrets.js";
import { revokeTokens } from "../../tokens/revoke.js";

const graceMs = serviceLimits.refreshReuseSeconds.value * 1000;

/** Begins a family: one token of a grant, and those that follow from it by renewing and exchanging. */
export function newFamily(ids: Pick<Ids, "secret">): string {
  return ids.secret(familyLength / 2);
}

/** A refresh token that was sent. */
interface SentRefreshToken {
  /** The token or, if it was used, the last one that follows from it. */
  readonly known: RefreshToken;
  /** Whether it was used. */
  readonly isUsed: boolean;
}

/** Finds a refresh token by its text. Undefined if it is unknown, or its family has ended. */
export async function findRefreshToken(
  text: string,
  store: Pick<Store, "get" | "list">,
): Promise<SentRefreshToken | undefined> {
  if (text === "") return undefined;
  const unused = await store.get(refreshTokens, { hash: hashToken(text) });
  if (unused !== undefined) return { known: unused, isUsed: false };
  const [follower] = await store.list(refreshTokens, "of_family", { family: familyOf(text) }, { limit: 1 });
  return follower && { known: follower, isUsed: true };
}

/** A refresh token that was used. */
interface Reuse<Answer> {
  readonly text: string;
  /** The last refresh token that follows from it. */
  readonly follower: RefreshToken;
  readonly refusal: Answer;
}

interface RevokeOptions {
  readonly store: Store;
  readonly nowMs: number;
}

/** Refuses a used refresh token, and ends its family unless the call may be a retry. */
export async function decideReuse<Answer>(
  { text, follower, refusal }: Reuse<Answer>,
  options: RevokeOptions,
): Promise<Decision<Answer>> {
  if (isRetry(text, follower, options.nowMs)) return { kind: "answer", answer: refusal };
  return { kind: "commit", batch: await revokeFamilies([follower.family], options), answer: () => refusal };
}

/** Whether a client may send a used token because it got no answer, or because another of its processes used it. */
function isRetry(text: string, { previous, created }: RefreshToken, nowMs: number): boolean {
  return previous === hashToken(text) && nowMs < millisecondsOf(created) + graceMs;
}

/** Plans the end of families: of their tokens, and of the refresh tokens with which they would be renewed. */
export async function revokeFamilies(
  families: readonly string[],
  { store, nowMs }: RevokeOptions,
): Promise<Pick<Batch, "expect" | "writes">> {
  const found = await Promise.all(families.map((family) => readFamily(family, store)));
  const ending = found.flatMap(({ valid }) => valid);
  const renewing = found.flatMap(({ refresh }) => refresh);
  const ended = await revokeTokens(ending, { store, nowMs });
  return {
    expect: [
      ...ending.map(({ hash, version }) => hasVersion(tokens, { hash }, version ?? 1)),
      ...renewing.map(({ hash, version }) => hasVersion(refreshTokens, { hash }, version)),
      ...ended.expect,
    ],
    writes: [...renewing.map(({ hash }) => remove(refreshTokens, { hash })), ...ended.writes],
  };
}

/**
 * Reads a family. A call may add to it at the same time: a renewal removes a refresh token, and an exchange gives a token
 * a new version. If the tokens are read between two readings of refresh tokens, both are noticed: either what was added is
 * among what was read, or something else that was read is no longer there when the end is committed.
 */
async function readFamily(family: string, store: Store) {
  const readRefresh = () => readAll(refreshTokens, (page) => store.list(refreshTokens, "of_family", { family }, page));
  const before = await readRefresh();
  const valid = await readAll(tokens, (page) => store.list(tokens, "of_family", { family }, page));
  const known = new Set(before.map(({ hash }) => hash));
  const added = (await readRefresh()).filter(({ hash }) => !known.has(hash));
  return { valid, refresh: [...before, ...added] };
}

/**
 * Revokes the oldest valid tokens of an authorization, so that there is room for one more. No event reports it.
 * @param earlier its tokens that are not revoked, oldest first
 */
export function supersede(earlier: readonly Token[], nowMs: number): readonly SilentWrite[] {
  const valid = earlier.filter(({ expires }) => expires !== undefined && millisecondsOf(expires) > nowMs);
  const over = valid.slice(0, Math.max(0, valid.length + 1 - serviceLimits.rotatingTokens.value));
  return over.map((token) => put(tokens, { ...token, revoked: true, superseded: true }));
}
