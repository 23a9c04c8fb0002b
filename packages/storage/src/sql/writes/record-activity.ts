import { type Activity, type OwnReaction, readTs } from "@rollcall/service/store";
import { deleteReaction, insertReactions } from "../readers/reaction-reader.js";
import { among, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, type Steps } from "../statements/steps.js";

/** Detail of an event as one text: the client of a view, the emoji of a reaction; otherwise empty. */
function detailOf(one: Activity): string {
  switch (one.kind) {
    case "view":
      return one.client;
    case "reaction":
      return one.name;
    case "share":
    case "click":
      return "";
  }
}

/** Adds activity of several users to a message, unless the message or the user does not exist, or it is known. */
const insertActivity = statement<{
  readonly channelId: string;
  readonly ts: number;
  readonly kind: string;
  readonly detail: string;
  readonly userIds: readonly string[];
}>(
  (arg) => sql`insert into message_events (channel_id, ts, kind, user_id, detail)
    select messages.channel_id, messages.ts, ${arg.kind} as kind, users.id as user_id, ${arg.detail} as detail
    from messages inner join users on true where messages.channel_id = ${arg.channelId}
    and messages.ts = ${arg.ts} and users.id ${among(arg.userIds)}
    on conflict (channel_id, ts, kind, user_id, detail) do nothing`,
);

/** Records activity of messages. Known activity, and that of unknown users and messages, is ignored. */
export function* recordActivity({ activity }: { readonly activity: readonly Activity[] }): Steps<void> {
  const groups = Map.groupBy(activity, (one) => JSON.stringify([one.channelId, one.ts, one.kind, detailOf(one)]));
  for (const [first, ...others] of groups.values()) {
    const ts = first && readTs(first.ts);
    if (first === undefined || ts === undefined) continue;
    const userIds = [first, ...others].map(({ userId }) => userId);
    const { channelId, kind } = first;
    if (kind === "reaction") yield* changedBy(insertReactions, { channelId, ts, name: first.name, userIds });
    else yield* changedBy(insertActivity, { channelId, ts, kind, detail: detailOf(first), userIds });
  }
}

/** Removes a reaction. */
export function* removeReaction({ channelId, ts: sent, userId, name }: OwnReaction): Steps<void> {
  const ts = readTs(sent);
  if (ts !== undefined) yield* changedBy(deleteReaction, { channelId, ts, userId, name });
}
