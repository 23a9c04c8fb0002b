import { type ScheduledMessage, scheduledMessages } from "../../model/scheduled-message.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Id } from "../../values/ids.js";

/** Place of a message in the order of a list. */
export interface ScheduledPlace {
  readonly post_at: number;
  readonly created: number;
  readonly id: Id;
}

/** A page of the scheduled messages of an app. */
interface ScheduledSlice {
  readonly workspaceId: Id;
  /** Default: every conversation. */
  readonly channelId?: Id;
  readonly after?: ScheduledPlace;
  readonly limit: number;
}

/** Finds what the caller's app has scheduled and, for a user token, what it has scheduled for the user. */
export function findScheduled(
  { workspaceId, channelId, ...page }: ScheduledSlice,
  { app, token, tokenType }: WebapiCaller,
  store: Store,
): Promise<readonly ScheduledMessage[]> {
  const [app_id, user_id] = [app?.id ?? "", token.userId ?? ""];
  if (channelId === undefined) {
    const workspace_id = workspaceId;
    return tokenType === "bot"
      ? store.list(scheduledMessages, "of_app", { workspace_id, app_id }, page)
      : store.list(scheduledMessages, "of_user", { workspace_id, app_id, user_id }, page);
  }
  const channel_id = channelId;
  return tokenType === "bot"
    ? store.list(scheduledMessages, "of_app_in", { channel_id, app_id }, page)
    : store.list(scheduledMessages, "of_user_in", { channel_id, app_id, user_id }, page);
}
