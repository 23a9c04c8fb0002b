import { z } from "zod";
import { type DeepReadonly, instantSchema, referenceSchema } from "./section/common-schemas.js";
import { one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Expected a time such as 22:00");

const doNotDisturbSchema = z
  .strictObject({
    user: referenceSchema("The user"),
    schedule: z
      .strictObject({
        from: timeSchema.describe("When it starts."),
        until: timeSchema.describe("When it ends, on the following day if that is earlier."),
      })
      .optional()
      .describe("Daily hours without notifications, in the user's time zone. Default: none."),
    snoozed_until: instantSchema.optional().describe("Until when notifications are paused. Default: they are not."),
  })
  .describe("When a user is not to be disturbed.");

export type WorldDoNotDisturb = DeepReadonly<z.infer<typeof doNotDisturbSchema>>;

/** When the users of a world file are not to be disturbed. */
export const doNotDisturbSection: WorldSection<"do_not_disturb", WorldDoNotDisturb> = {
  key: "do_not_disturb",
  schema: doNotDisturbSchema,
  *references({ user }, path): Generator<Reference> {
    yield* one("user", user, [...path, "user"]);
  },
};
