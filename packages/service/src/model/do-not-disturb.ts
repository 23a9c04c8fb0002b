import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf } from "../values/instant.js";
import { defineDocument, maybeInteger, text } from "./port/document.js";

/** Daily hours without notifications, in the user's time zone. They may go past midnight. */
export interface QuietHours {
  /** `HH:MM`. */
  readonly from: string;
  /** `HH:MM`. */
  readonly until: string;
}

/** When a user is not to be disturbed. A pause that has ended is removed soon after. */
export interface DoNotDisturb {
  readonly userId: Id;
  readonly version: number;
  /** Default: no schedule. */
  readonly schedule?: QuietHours;
  /** Until when notifications are paused. */
  readonly snoozedUntil?: Instant;
  /** End of a scheduled session that the user has ended early. */
  readonly endedSession?: Instant;
}

/** When users are not to be disturbed. */
export const doNotDisturb = defineDocument<DoNotDisturb>()({
  name: "doNotDisturb",
  table: "do_not_disturb",
  key: ["user_id"],
  columns: {
    user_id: text((it) => it.userId),
    /** When a pause ends, as Unix time in milliseconds. */
    due: maybeInteger((it) => (it.snoozedUntil === undefined ? undefined : millisecondsOf(it.snoozedUntil))),
  },
  lists: { due: { by: [], order: ["due"], where: "due is not null" } },
  sample: (seed) => ({
    userId: `U${1 + (seed % 4)}`,
    version: 1 + (seed % 3),
    ...(seed % 2 === 0 && { schedule: { from: "22:00", until: "08:00" } }),
    ...(seed % 3 === 0 && { snoozedUntil: "2026-01-02T03:04:05.006Z" }),
  }),
});
