import { z } from "zod";
import { idPatterns, idPrefixes, userDefaults } from "../generated/service.js";
import { put } from "../model/port/document.js";
import { type Recurrence, reminders } from "../model/reminder.js";
import type { Write } from "../model/store.js";
import { weekdayOf } from "../rules/reminders/times/next-occurrence.js";
import { millisecondsOf, secondsOf } from "../values/instant.js";
import { printWall, toWallMs } from "../values/time-zones.js";
import { createdSchema, type DeepReadonly, idSchema, instantSchema, referenceSchema } from "./schemas.js";
import {
  findItem,
  one,
  present,
  type Reference,
  storedCreation,
  storedInstant,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";
import { userSection } from "./users.js";

const weekdaySchema = z.enum(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]);

const reminderSchema = z
  .strictObject({
    id: idSchema(idPatterns.reminder),
    user: referenceSchema("The user who is reminded"),
    creator: referenceSchema("The user who created it").optional().describe("Default: the user."),
    workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
    channel: referenceSchema("The conversation that is reminded")
      .optional()
      .describe("Default: the user's direct conversation with the system user."),
    text: z.string().min(1).describe("What to be reminded of."),
    time: instantSchema.describe("When it is due, for the first time if it recurs. A fraction of a second is ignored."),
    recurrence: z
      .strictObject({
        frequency: z.enum(["daily", "weekly", "monthly", "yearly"]),
        weekdays: z
          .array(weekdaySchema)
          .min(1)
          .optional()
          .describe("Days of a weekly one. Default: the day of the time."),
      })
      .optional()
      .describe("How it recurs, on the user's clock. Default: it does not."),
    created: createdSchema,
    completed: instantSchema.optional().describe("When it was completed. Default: it was not."),
  })
  .describe("A reminder. Its message is sent when it is due, also if that is before the world is loaded.");

type WorldReminder = DeepReadonly<z.infer<typeof reminderSchema>>;

/** Reminders of a world file. */
export const reminderSection: WorldSection<"reminders", WorldReminder> = {
  key: "reminders",
  schema: reminderSchema,
  *references({ user, creator, workspace, channel }, path): Generator<Reference> {
    yield* one("user", user, [...path, "user"]);
    yield* one("user", creator, [...path, "creator"]);
    yield* one("workspace", workspace, [...path, "workspace"]);
    yield* one("channel", channel, [...path, "channel"]);
  },
};

/** Checks that each ID is used once, and that only what does not recur is complete and only weekly ones have days. */
export function checkReminders(items: readonly WorldReminder[]): readonly WorldFinding[] {
  return items.flatMap(({ id, recurrence, completed }, i) => {
    const path = ["reminders", i] as const;
    const findings: WorldFinding[] = [];
    if (id !== undefined && items.findIndex((one) => one.id === id) !== i) {
      findings.push({ path: [...path, "id"], message: `The id ${id} is taken already` });
    }
    if (recurrence !== undefined && completed !== undefined) {
      findings.push({ path: [...path, "completed"], message: "A reminder that recurs is never complete" });
    }
    if (recurrence?.weekdays !== undefined && recurrence.frequency !== "weekly") {
      findings.push({ path: [...path, "recurrence", "weekdays"], message: "Only a weekly reminder has days" });
    }
    return findings;
  });
}

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
