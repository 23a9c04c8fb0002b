import { compiled } from "../statements/compiled.js";
import { changedBy, type Steps } from "../statements/steps.js";

const claim = compiled("names.claim");
const release = compiled("names.release");
const claimForChannel = compiled("names.claimForChannel");
const countDown = compiled("names.countDown");
const releaseUnused = compiled("names.releaseUnused");

/**
 * Gives a user or a group a name in place of the former one.
 * @param former former name, if any
 * @returns false if another user or group, or a channel has the name
 */
export function* takeName(name: string, holderId: string, former: string | undefined): Steps<boolean> {
  if ((yield* changedBy(claim, { name, holderId })) === 0) return false;
  if (former !== undefined) yield* changedBy(release, { name: former, holderId });
  return true;
}

/**
 * Gives a channel a name, which other channels may share.
 * @returns false if a user or a group has the name
 */
export function* takeChannelName(name: string): Steps<boolean> {
  return (yield* changedBy(claimForChannel, { name })) > 0;
}

/** Releases a name of one of the channels that have it. */
export function* releaseChannelName(name: string): Steps<void> {
  yield* changedBy(countDown, { name });
  yield* changedBy(releaseUnused, { name });
}
