import { type MessageEvent, type MessageStretch, printTs, readTs } from "@rollcall/service/store";
import type { Reading } from "../reading.js";
import { statement } from "../statement.js";
import type { MessageEventTable } from "../tables.js";

interface Stretch {
  readonly channelId: string;
  readonly oldest: number;
  readonly latest: number;
}

const selectEvents = statement(({ db }, { channelId, oldest, latest }: Stretch) =>
  db
    .selectFrom("message_events")
    .selectAll()
    .where("channel_id", "=", channelId)
    .where("ts", ">=", oldest)
    .where("ts", "<=", latest)
    .orderBy("ts")
    .orderBy("kind")
    .orderBy("user_id")
    .orderBy("detail"),
);

/** What was done with the messages of a stretch of time. */
export async function findMessageEvents(
  reading: Reading,
  channelId: string,
  { oldest, latest }: MessageStretch,
): Promise<readonly MessageEvent[]> {
  const [from, to] = [readTs(oldest), readTs(latest)];
  if (from === undefined || to === undefined) return [];
  return (await reading.rows(selectEvents, { channelId, oldest: from, latest: to })).map(toEvent);
}

function toEvent({ channel_id: channelId, ts, kind, user_id: userId, detail }: MessageEventTable): MessageEvent {
  const common = { channelId, ts: printTs(ts), userId };
  switch (kind) {
    case "view":
      // The column holds what `recordMessageEvents` was given.
      return { ...common, kind, client: detail as Extract<MessageEvent, { kind: "view" }>["client"] };
    case "reaction":
      return { ...common, kind, name: detail };
    case "share":
    case "click":
      return { ...common, kind };
  }
}
