import { compiled } from "../statements/compiled.js";
import { changedBy, type Steps } from "../statements/steps.js";

const claimForUser = compiled("names.claimForUser");
const releaseOfUser = compiled("names.releaseOfUser");
const claimForChannel = compiled("names.claimForChannel");
const countDown = compiled("names.countDown");
const releaseUnused = compiled("names.releaseUnused");

/**
 * Gives a user a name in place of the former one.
 * @param former former name, if any
 * @returns false if another user or a channel has the name
 */
export function* takeUserName(name: string, userId: string, former: string | undefined): Steps<boolean> {
  if ((yield* changedBy(claimForUser, { name, userId })) === 0) return false;
  if (former !== undefined) yield* changedBy(releaseOfUser, { name: former, userId });
  return true;
}

/**
 * Gives a channel a name, which other channels may share.
 * @returns false if a user has the name
 */
export function* takeChannelName(name: string): Steps<boolean> {
  return (yield* changedBy(claimForChannel, { name })) > 0;
}

/** Releases a name of one of the channels that have it. */
export function* releaseChannelName(name: string): Steps<void> {
  yield* changedBy(countDown, { name });
  yield* changedBy(releaseUnused, { name });
}
