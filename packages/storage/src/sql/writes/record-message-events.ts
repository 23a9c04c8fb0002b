import { type MessageEvent, type OwnReaction, readTs } from "@rollcall/service/store";
import { deleteReaction, insertReactions } from "../readers/reaction-statements.js";
import { compiled } from "../statements/compiled.js";
import { detailOf } from "../statements/message-event-detail.js";
import { changedBy, type Steps } from "../statements/steps.js";

const insertEvents = compiled("messages.insertEvents");

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
    if (kind === "reaction") yield* changedBy(insertReactions, { channelId, ts, name: first.name, userIds });
    else yield* changedBy(insertEvents, { channelId, ts, kind, detail: detailOf(first), userIds });
  }
}

/** Removes a reaction. */
export function* removeReaction({ channelId, ts: sent, userId, name }: OwnReaction): Steps<void> {
  const ts = readTs(sent);
  if (ts !== undefined) yield* changedBy(deleteReaction, { channelId, ts, userId, name });
}
