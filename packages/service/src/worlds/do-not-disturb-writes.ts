import { doNotDisturb } from "../model/do-not-disturb.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/writes.js";
import type { WorldDoNotDisturb } from "./do-not-disturb.js";
import { present } from "./section/present.js";
import { storedInstant } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";

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
