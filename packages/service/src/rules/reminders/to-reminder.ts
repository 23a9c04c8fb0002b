import type { Reminder as ShownReminder } from "@rollcall/api/webapi";
import type { Reminder } from "../../model/reminder.js";
import { secondsOf } from "../../values/instant.js";

/** A reminder as the Web API shows it. */
export function toReminder(reminder: Reminder): ShownReminder {
  const { id, creatorId, userId, channelId, text, recurrence, time, completed } = reminder;
  const common = { id, creator: creatorId, user: userId, text, ...(channelId !== undefined && { channel: channelId }) };
  if (recurrence === undefined) {
    return { ...common, recurring: false, time, complete_ts: completed === undefined ? 0 : secondsOf(completed) };
  }
  const { frequency, weekdays } = recurrence;
  return { ...common, recurring: true, recurrence: { frequency, ...(weekdays !== undefined && { weekdays }) } };
}
