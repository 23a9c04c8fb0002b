import type { DoNotDisturb } from "../model/do-not-disturb.js";
import { toSchedule, toSnooze } from "../rules/do-not-disturb/to-state.js";
import type { Ts } from "../values/message-ts.js";
import type { Receiver } from "./receiver.js";

interface Facts {
  readonly doNotDisturb: DoNotDisturb;
  readonly timezone: string;
  readonly eventTs: Ts;
}

/** Writes `dnd_updated`, for the user. */
export async function writeDndUpdated(
  { doNotDisturb, timezone, eventTs }: Facts,
  { nowMs }: Receiver,
): Promise<object> {
  const { userId: user } = doNotDisturb;
  const dnd_status = { ...toSchedule(doNotDisturb, { timezone }, nowMs), ...toSnooze(doNotDisturb, nowMs) };
  return { type: "dnd_updated", user, dnd_status, event_ts: eventTs };
}

/** Writes `dnd_updated_user`, for everybody else. */
export async function writeDndUpdatedUser(facts: Facts, { nowMs }: Receiver): Promise<object> {
  const { doNotDisturb, timezone, eventTs } = facts;
  const dnd_status = toSchedule(doNotDisturb, { timezone }, nowMs);
  return { type: "dnd_updated_user", user: doNotDisturb.userId, dnd_status, event_ts: eventTs };
}
