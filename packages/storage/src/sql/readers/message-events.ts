import { type MessageEvent, type MessageStretch, printTs, readTs } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import type { Reading } from "../statements/reading.js";
import type { Tables } from "../tables.js";

const selectEvents = compiled("messages.events");

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
