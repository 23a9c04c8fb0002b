import type { ClientMsgKey } from "@rollcall/service/store";
import { statement } from "../statement.js";

interface Stretch {
  readonly channelId: string;
  readonly oldest: number;
  readonly latest: number;
}

interface SinceClientMsgKey extends ClientMsgKey {
  /** Microseconds. */
  readonly since: number;
}

interface ActivityGroup {
  readonly channelId: string;
  readonly ts: number;
  readonly kind: string;
  readonly detail: string;
  readonly userIds: readonly string[];
}

/** The message of a channel with a `ts`. */
export const get = statement(({ db }, { channelId, ts }: { readonly channelId: string; readonly ts: number }) =>
  db.selectFrom("messages").select("document").where("channel_id", "=", channelId).where("ts", "=", ts),
);

/** The latest message with the ID of a client. */
export const byClientMsgId = statement(({ db }, { channelId, appId, authorId, clientMsgId }: ClientMsgKey) =>
  db
    .selectFrom("messages")
    .select("document")
    .where("app_id", "=", appId)
    .where("client_msg_id", "=", clientMsgId)
    .where("author_id", "=", authorId)
    .where("channel_id", "=", channelId)
    .orderBy("ts", "desc")
    .limit(1),
);

/** `ts` of a message with the ID of a client, since an instant. */
export const tsOfClientMsgId = statement(
  ({ db }, { channelId, appId, authorId, clientMsgId, since }: SinceClientMsgKey) =>
    db
      .selectFrom("messages")
      .select("ts")
      .where("app_id", "=", appId)
      .where("client_msg_id", "=", clientMsgId)
      .where("author_id", "=", authorId)
      .where("channel_id", "=", channelId)
      .where("ts", ">=", since)
      .limit(1),
);

/** Number of replies of a thread. */
export const replyCount = statement(
  ({ db }, { channelId, threadTs }: { readonly channelId: string; readonly threadTs: number }) =>
    db
      .selectFrom("messages")
      .select((row) => row.fn.countAll<number>().as("count"))
      .where("channel_id", "=", channelId)
      .where("thread_ts", "=", threadTs),
);

/** The latest messages of a channel, newest first. */
export const latest = statement(
  ({ db }, { channelId, limit }: { readonly channelId: string; readonly limit: number }) =>
    db.selectFrom("messages").select("document").where("channel_id", "=", channelId).orderBy("ts", "desc").limit(limit),
);

/** Messages of a period, oldest first. */
export const window = statement(({ db }, { channelId, oldest, latest, limit }: Stretch & { readonly limit: number }) =>
  db
    .selectFrom("messages")
    .select("document")
    .where("channel_id", "=", channelId)
    .where("ts", ">=", oldest)
    .where("ts", "<=", latest)
    .orderBy("ts")
    .limit(limit),
);

/** Activity of the messages of a period, reactions included. */
export const activity = statement(({ db }, { channelId, oldest, latest }: Stretch) =>
  db
    .selectFrom("message_events")
    .select(["channel_id", "ts", "kind", "user_id", "detail"])
    .where("channel_id", "=", channelId)
    .where("ts", ">=", oldest)
    .where("ts", "<=", latest)
    .unionAll(
      db
        .selectFrom("reactions")
        .select((row) => ["channel_id", "ts", row.val("reaction").as("kind"), "user_id", "name as detail"])
        .where("channel_id", "=", channelId)
        .where("ts", ">=", oldest)
        .where("ts", "<=", latest),
    )
    .orderBy("ts")
    .orderBy("kind")
    .orderBy("user_id")
    .orderBy("detail"),
);

/** Adds activity of several users to a message, unless the message or the user does not exist, or it is known. */
export const insertActivity = statement(({ db, isAmong }, { channelId, ts, kind, detail, userIds }: ActivityGroup) =>
  db
    .insertInto("message_events")
    .columns(["channel_id", "ts", "kind", "user_id", "detail"])
    .expression((query) =>
      query
        .selectFrom("messages")
        .innerJoin("users", (join) => join.onTrue())
        .select((row) => [
          "messages.channel_id",
          "messages.ts",
          row.val(kind).as("kind"),
          "users.id as user_id",
          row.val(detail).as("detail"),
        ])
        .where("messages.channel_id", "=", channelId)
        .where("messages.ts", "=", ts)
        .where(isAmong("users.id", userIds)),
    )
    .onConflict((conflict) => conflict.columns(["channel_id", "ts", "kind", "user_id", "detail"]).doNothing()),
);
