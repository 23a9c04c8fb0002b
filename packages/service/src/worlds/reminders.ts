import { z } from "zod";
import { idPatterns } from "../generated/service.js";
import {
  createdSchema,
  type DeepReadonly,
  idSchema,
  instantSchema,
  referenceSchema,
} from "./section/common-schemas.js";
import { one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

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

export type WorldReminder = DeepReadonly<z.infer<typeof reminderSchema>>;

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
