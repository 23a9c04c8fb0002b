import { put } from "../store/document.js";
import { present } from "../world/section/present.js";
import { storedInstant } from "../world/section/stored-instant.js";
import type { WriteContext } from "../world/section/write-context.js";
import type { Write } from "../writes.js";
import { doNotDisturb } from "./do-not-disturb.js";
import type { WorldDoNotDisturb } from "./world.js";

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
