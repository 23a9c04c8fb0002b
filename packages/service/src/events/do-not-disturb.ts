import type { doNotDisturb } from "../model/do-not-disturb.js";
import { documents } from "../model/documents.js";
import type { PutOf } from "../model/port/document.js";
import type { EventSource } from "./event-source.js";
import { eventTsOf } from "./event-time.js";

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
