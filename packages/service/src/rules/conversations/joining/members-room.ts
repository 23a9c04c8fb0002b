import type { Channel } from "../../../model/channel.js";
import type { Expectation } from "../../../model/expectations.js";

/** Maximum number of members of a channel; infinite without a limit. */
export function maxMembersOf({ properties }: Channel): number {
  return properties?.membership_limit ?? Number.POSITIVE_INFINITY;
}

/** Expects that a channel with a limit has room for its members after the writes. */
export function expectMembersRoom({ id: channelId, properties }: Channel): readonly Expectation[] {
  const atMost = properties?.membership_limit;
  return atMost === undefined ? [] : [{ kind: "channelMembersWithin", channelId, atLeast: 0, atMost }];
}
