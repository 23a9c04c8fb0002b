import type { DoNotDisturb, doNotDisturb } from "../model/do-not-disturb.js";
import { documents } from "../model/documents.js";
import type { PutOf } from "../model/port/document.js";
import { toSchedule, toSnooze } from "../rules/do-not-disturb/state.js";
import type { Ts } from "../values/message-ts.js";
import { type EventSource, eventTsOf, type Receiver } from "./event-source.js";

/** Events of a user's do-not-disturb times: one for the user, one for everybody else. */
export const changedDoNotDisturbEvents: EventSource<PutOf<{ readonly doNotDisturb: typeof doNotDisturb }>> = {
  subscriptions: ["dnd_updated", "dnd_updated_user"],
  reads: ({ value: { userId } }) => [{ kind: "document", document: documents.user, key: { id: userId } }],
  drafts: ({ value }, view) => {
    const user = view.before(documents.user, { id: value.userId });
    if (user === undefined) return [];
    const workspaceIds = user.memberships.map(({ workspaceId }) => workspaceId);
    const facts = { doNotDisturb: value, timezone: user.timezone, eventTs: eventTsOf(view) };
    return [
      { type: "dnd_updated", audience: { subscription: "dnd_updated", workspaceIds, userId: user.id }, facts },
      { type: "dnd_updated_user", audience: { subscription: "dnd_updated_user", workspaceIds }, facts },
    ];
  },
};

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
