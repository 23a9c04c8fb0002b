import { type Activity, type OwnReaction, readTs } from "@rollcall/service/store";
import { deleteReaction, insertReactions } from "../readers/reaction-statements.js";
import { detailOf } from "../statements/activity-detail.js";
import { compiled } from "../statements/compiled.js";
import { changedBy, type Steps } from "../statements/steps.js";

const insertActivity = compiled("messages.insertActivity");

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
