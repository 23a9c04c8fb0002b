import { serviceLimits } from "../../generated/service.js";
import { scheduledMessages } from "../../model/scheduled-message.js";
import type { Store } from "../../model/service-store.js";
import type { Id } from "../../values/ids.js";

/** Whether a conversation has as many scheduled messages near a time as it may have. */
export async function isCrowded(channelId: Id, postAt: number, store: Store): Promise<boolean> {
  const { scheduleNearby, scheduleNearbySeconds } = serviceLimits;
  const after = { post_at: postAt - scheduleNearbySeconds.value, created: 0, id: "" };
  const page = { limit: scheduleNearby.value, after };
  const near = await store.list(scheduledMessages, "in_channel", { channel_id: channelId }, page);
  const last = near[scheduleNearby.value - 1];
  return last !== undefined && last.postAt <= postAt + scheduleNearbySeconds.value;
}
