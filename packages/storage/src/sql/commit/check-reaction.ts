import { type ReactionExpectation, readTs } from "@rollcall/service/store";
import { toRoom } from "../readers/reaction-reader.js";
import { lockMessage, lockReaction, selectRoom } from "../readers/reaction-statements.js";
import { firstOf, type Steps } from "../statements/steps.js";

/**
 * Checks an expectation about a reaction. Locks the message first, so that of concurrent commits each counts the
 * reactions of those before it.
 */
export function* checkReaction({ ts: sent, ...expectation }: ReactionExpectation): Steps<boolean> {
  const { channelId, userId, name } = expectation;
  const ts = readTs(sent);
  if (ts === undefined) return false;
  if (expectation.kind === "hasReacted") {
    return (yield* firstOf(lockReaction, { channelId, ts, userId, name })) !== undefined;
  }
  if ((yield* firstOf(lockMessage, { channelId, ts })) === undefined) return false;
  const { isOwn, ownCount, otherEmoji } = toRoom(yield* firstOf(selectRoom, { channelId, ts, userId, name }));
  return !isOwn && ownCount < expectation.ownAtMost && otherEmoji < expectation.emojiAtMost;
}
