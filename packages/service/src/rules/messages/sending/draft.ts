import type { Channel } from "../../../model/channel.js";
import { type PostingRefusal, refuse } from "../refusal.js";

/** Marks a user's draft in the channel as sent, or says why it cannot be sent. */
export function sendDraft(
  channel: Channel,
  userId: string,
  lastUpdatedTs: string,
): { readonly ok: true; readonly channel: Channel } | PostingRefusal {
  const draft = channel.drafts?.find((candidate) => candidate.userId === userId);
  switch (draft?.state) {
    case undefined:
      return refuse("draft_not_found", lastUpdatedTs, "a draft by the caller in the channel");
    case "sent":
      return refuse("draft_already_sent", lastUpdatedTs);
    case "deleted":
      return refuse("draft_already_deleted", lastUpdatedTs);
    case "open":
      break;
  }
  if (draft?.lastUpdatedTs !== lastUpdatedTs) {
    return refuse("draft_has_conflict", lastUpdatedTs, `the draft of ${draft?.lastUpdatedTs}`);
  }
  const drafts = channel.drafts?.map((one) => (one === draft ? { ...one, state: "sent" as const } : one)) ?? [];
  return { ok: true, channel: { ...channel, version: channel.version + 1, drafts } };
}
