import { statement } from "../statements/statement.js";
import { changedBy, type Steps } from "../statements/steps.js";

interface Members {
  readonly channelId: string;
  readonly userIds: readonly string[];
}

const insertMembers = statement(({ db, dialect }, { channelId, userIds }: Members) =>
  db
    .insertInto("channel_members")
    .columns(["channel_id", "user_id"])
    .expression((query) =>
      query
        .selectFrom("channels")
        .innerJoin("users", (join) => join.onTrue())
        .select(["channels.id as channel_id", "users.id as user_id"])
        .where("channels.id", "=", channelId)
        .where(dialect.isAmong("users.id", userIds)),
    )
    .onConflict((conflict) => conflict.columns(["channel_id", "user_id"]).doNothing()),
);

const deleteMembers = statement(({ db, dialect }, { channelId, userIds }: Members) =>
  db.deleteFrom("channel_members").where("channel_id", "=", channelId).where(dialect.isAmong("user_id", userIds)),
);

const deleteEverywhere = statement(({ db }, { userId }: { readonly userId: string }) =>
  db.deleteFrom("channel_members").where("user_id", "=", userId),
);

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
