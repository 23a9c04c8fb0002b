import { type Activity, type MessageStretch, printTs, readTs } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import type { Reading } from "../statements/reading.js";
import type { Tables } from "../tables.js";

const selectEvents = compiled("messages.activity");

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
