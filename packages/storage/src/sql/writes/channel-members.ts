import { compiled } from "../statements/compiled.js";
import { changedBy, type Steps } from "../statements/steps.js";

interface Members {
  readonly channelId: string;
  readonly userIds: readonly string[];
}

const insertMembers = compiled("channels.insertMembers");
const deleteMembers = compiled("channels.removeMembers");
const deleteEverywhere = compiled("channels.removeMember");

/** Adds users to a channel. Unknown users and existing members are ignored. */
export function* addChannelMembers({ channelId, userIds }: Members): Steps<void> {
  yield* changedBy(insertMembers, { channelId, userIds });
}

/** Removes users from a channel. */
export function* removeChannelMembers({ channelId, userIds }: Members): Steps<void> {
  yield* changedBy(deleteMembers, { channelId, userIds });
}

/** Removes a user from all channels. */
export function* leaveChannels({ userId }: { readonly userId: string }): Steps<void> {
  yield* changedBy(deleteEverywhere, { userId });
}
