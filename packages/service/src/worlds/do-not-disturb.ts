import { z } from "zod";
import { doNotDisturb } from "../model/do-not-disturb.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/store.js";
import { type DeepReadonly, instantSchema, referenceSchema } from "./schemas.js";
import {
  one,
  present,
  type Reference,
  storedInstant,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";

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

type WorldDoNotDisturb = DeepReadonly<z.infer<typeof doNotDisturbSchema>>;

/** When the users of a world file are not to be disturbed. */
export const doNotDisturbSection: WorldSection<"do_not_disturb", WorldDoNotDisturb> = {
  key: "do_not_disturb",
  schema: doNotDisturbSchema,
  *references({ user }, path): Generator<Reference> {
    yield* one("user", user, [...path, "user"]);
  },
};

/** Each user is listed once. */
export function checkDoNotDisturb(items: readonly WorldDoNotDisturb[]): readonly WorldFinding[] {
  return items.flatMap(({ user }, i) => {
    if (items.findIndex((one) => one.user === user) === i) return [];
    return [{ path: ["do_not_disturb", i, "user"], message: `The user ${user} is listed already` }];
  });
}

/** Writes of the users' quiet hours and pauses. */
export function doNotDisturbWrites(items: readonly WorldDoNotDisturb[], { ids }: WriteContext): readonly Write[] {
  return items.map(({ user, schedule, snoozed_until: snoozedUntil }) =>
    put(doNotDisturb, {
      userId: ids.of("user", user),
      version: 1,
      ...present("schedule", schedule),
      ...present("snoozedUntil", snoozedUntil && storedInstant(snoozedUntil)),
    }),
  );
}
