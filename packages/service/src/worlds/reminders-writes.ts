import { idPrefixes, userDefaults } from "../generated/service.js";
import { put } from "../model/port/document.js";
import { type Recurrence, reminders } from "../model/reminder.js";
import type { Write } from "../model/writes.js";
import { weekdayOf } from "../rules/reminders/times/next-occurrence.js";
import { printWall, toWallMs } from "../values/dates/wall-clock.js";
import { millisecondsOf, secondsOf } from "../values/instant.js";
import type { WorldReminder } from "./reminders.js";
import { present } from "./section/present.js";
import { storedCreation, storedInstant } from "./section/stored-instant.js";
import { findItem } from "./section/world-context.js";
import type { WriteContext } from "./section/write-context.js";
import { userSection } from "./users.js";

/** Writes of the reminders. */
export function reminderWrites(items: readonly WorldReminder[], context: WriteContext): readonly Write[] {
  const { ids, nowMs } = context;
  return items.map((item, at) => {
    const time = storedInstant(item.time);
    return put(reminders, {
      id: ids.given(item.id, idPrefixes.reminder),
      version: 1,
      workspaceId: ids.workspace(item.workspace),
      creatorId: ids.of("user", item.creator ?? item.user),
      userId: ids.of("user", item.user),
      ...present("channelId", item.channel === undefined ? undefined : ids.of("channel", item.channel)),
      created: storedCreation(item, nowMs, items.length - at - 1),
      text: item.text,
      time: secondsOf(time),
      ...present("recurrence", item.recurrence && toRecurrence(item, item.recurrence, context)),
      ...present("completed", item.completed && storedInstant(item.completed)),
    });
  });
}

function toRecurrence(
  { user, time }: WorldReminder,
  { frequency, weekdays }: NonNullable<WorldReminder["recurrence"]>,
  context: WriteContext,
): Recurrence {
  const timezone = findItem(context, userSection, user)?.timezone ?? userDefaults.timezone;
  const wallMs = toWallMs(millisecondsOf(storedInstant(time)), timezone);
  const days = frequency === "weekly" ? (weekdays ?? [weekdayOf(wallMs)]) : undefined;
  return { frequency, ...present("weekdays", days), from: printWall(wallMs) };
}
