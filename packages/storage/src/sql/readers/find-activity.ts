import { type Activity, type MessageStretch, printTs, readTs } from "@rollcall/service/store";
import type { Reading } from "../statements/reading.js";
import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns, Tables } from "../tables.js";

/** Activity of the messages of a period, reactions included. */
const selectEvents = statement<
  { readonly channelId: string; readonly oldest: number; readonly latest: number },
  Columns<"message_events", "channel_id" | "ts" | "kind" | "user_id" | "detail">
>(
  (arg) => sql`select channel_id, ts, kind, user_id, detail from message_events where channel_id = ${arg.channelId}
    and ts >= ${arg.oldest} and ts <= ${arg.latest} union all
    select channel_id, ts, 'reaction' as kind, user_id, name as detail from reactions
    where channel_id = ${arg.channelId} and ts >= ${arg.oldest} and ts <= ${arg.latest}
    order by ts, kind, user_id, detail`,
);

/** Finds the activity of the messages of a period. */
export async function findActivity(
  reading: Reading,
  channelId: string,
  { oldest, latest }: MessageStretch,
): Promise<readonly Activity[]> {
  const [from, to] = [readTs(oldest), readTs(latest)];
  if (from === undefined || to === undefined) return [];
  return (await reading.rows(selectEvents, { channelId, oldest: from, latest: to })).map(toActivity);
}

function toActivity({ channel_id: channelId, ts, kind, user_id: userId, detail }: Tables["message_events"]): Activity {
  const common = { channelId, ts: printTs(ts), userId };
  // The columns have the values given to `recordActivity`.
  switch (kind as Activity["kind"]) {
    case "view":
      return { ...common, kind: "view", client: detail as Extract<Activity, { kind: "view" }>["client"] };
    case "reaction":
      return { ...common, kind: "reaction", name: detail };
    case "share":
      return { ...common, kind: "share" };
    case "click":
      return { ...common, kind: "click" };
  }
}
