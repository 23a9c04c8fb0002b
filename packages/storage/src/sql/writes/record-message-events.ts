import { type MessageEvent, readTs } from "@rollcall/service/store";
import { detailOf } from "../statements/message-event-detail.js";
import { statement } from "../statements/statement.js";
import { changedBy, type Steps } from "../statements/steps.js";

interface EventGroup {
  readonly channelId: string;
  readonly ts: number;
  readonly kind: string;
  readonly detail: string;
  readonly userIds: readonly string[];
}

const insertEvents = statement(({ db, dialect }, { channelId, ts, kind, detail, userIds }: EventGroup) =>
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
        .where(dialect.isAmong("users.id", userIds)),
    )
    .onConflict((conflict) => conflict.columns(["channel_id", "ts", "kind", "user_id", "detail"]).doNothing()),
);

/** Records events of messages. Known events, and those of unknown users and messages, are ignored. */
export function* recordMessageEvents({ events }: { readonly events: readonly MessageEvent[] }): Steps<void> {
  const groups = Map.groupBy(events, (event) =>
    JSON.stringify([event.channelId, event.ts, event.kind, detailOf(event)]),
  );
  for (const [first, ...others] of groups.values()) {
    const ts = first && readTs(first.ts);
    if (first === undefined || ts === undefined) continue;
    const userIds = [first, ...others].map(({ userId }) => userId);
    const { channelId, kind } = first;
    yield* changedBy(insertEvents, { channelId, ts, kind, detail: detailOf(first), userIds });
  }
}
