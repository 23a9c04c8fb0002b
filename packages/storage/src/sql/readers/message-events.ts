import { type MessageEvent, type MessageStretch, printTs, readTs } from "@rollcall/service/store";
import type { Reading } from "../statements/reading.js";
import { statement } from "../statements/statement.js";
import type { Tables } from "../tables.js";

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

/** Finds the events of the messages of a period. */
export async function findMessageEvents(
  reading: Reading,
  channelId: string,
  { oldest, latest }: MessageStretch,
): Promise<readonly MessageEvent[]> {
  const [from, to] = [readTs(oldest), readTs(latest)];
  if (from === undefined || to === undefined) return [];
  return (await reading.rows(selectEvents, { channelId, oldest: from, latest: to })).map(toEvent);
}

function toEvent({ channel_id: channelId, ts, kind, user_id: userId, detail }: Tables["message_events"]): MessageEvent {
  const common = { channelId, ts: printTs(ts), userId };
  // The columns have the values given to `recordMessageEvents`.
  switch (kind as MessageEvent["kind"]) {
    case "view":
      return { ...common, kind: "view", client: detail as Extract<MessageEvent, { kind: "view" }>["client"] };
    case "reaction":
      return { ...common, kind: "reaction", name: detail };
    case "share":
      return { ...common, kind: "share" };
    case "click":
      return { ...common, kind: "click" };
  }
}
