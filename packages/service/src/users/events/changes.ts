import { documents } from "../../documents.js";
import type { EventDraft } from "../../events/event-draft.js";
import type { EventSource } from "../../events/event-source.js";
import { eventTsOf } from "../../events/event-time.js";
import type { PutOf } from "../../store/document.js";
import type { User, users } from "../user.js";

/** Events of new and changed users. */
export const changedUserEvents: EventSource<PutOf<{ readonly user: typeof users }>> = {
  subscriptions: ["team_join", "user_change", "user_profile_changed", "user_status_changed"],
  reads: ({ value: { id } }) => [{ kind: "document", document: documents.user, key: { id } }],
  drafts: ({ value: user }, view) => {
    const was = view.before(documents.user, { id: user.id });
    const eventTs = eventTsOf(view);
    const told = typesOf(was, user);
    return told.map((type) => draft(type, user, { user, eventTs }));
  },
};

function typesOf(was: User | undefined, is: User): readonly string[] {
  if (was === undefined) return ["team_join"];
  if (contentOf(was) === contentOf(is)) return [];
  const status = JSON.stringify(was.status) === JSON.stringify(is.status) ? [] : ["user_status_changed"];
  return ["user_change", "user_profile_changed", ...status];
}

/** What others can see of a user. */
function contentOf({
  version: _version,
  updated: _updated,
  passwordHash: _hash,
  away: _away,
  ...content
}: User): string {
  return JSON.stringify(content);
}

function draft(type: string, user: User, facts: object): EventDraft {
  const workspaceIds = user.memberships.map(({ workspaceId }) => workspaceId);
  return { type, audience: { subscription: type, workspaceIds }, facts };
}
