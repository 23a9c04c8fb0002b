import { documents } from "../model/documents.js";
import type { EventDraft } from "../model/event-draft.js";
import type { PutOf } from "../model/port/document.js";
import type { User, users } from "../model/user.js";
import { mayReadEmail, showUser } from "../rules/users/representation/show-user.js";
import type { Id } from "../values/ids.js";
import { secondsOf } from "../values/instant.js";
import type { Ts } from "../values/message-ts.js";
import { type EventSource, eventTsOf, type Receiver } from "./event-source.js";

/** Events of new and changed users. Apps in workspaces that the user leaves receive the change, too. */
export const changedUserEvents: EventSource<PutOf<{ readonly user: typeof users }>> = {
  subscriptions: ["team_join", "user_change", "user_profile_changed", "user_status_changed"],
  reads: ({ value: { id } }) => [{ kind: "document", document: documents.user, key: { id } }],
  drafts: ({ value: user }, view) => {
    const was = view.before(documents.user, { id: user.id });
    const eventTs = eventTsOf(view);
    const facts = { user, eventTs };
    const [before, after] = [workspacesOf(was), workspacesOf(user)];
    const joined = after.filter((id) => !before.includes(id));
    const all = [...new Set([...before, ...after])];
    return [
      ...(joined.length === 0 ? [] : [draft("team_join", joined, facts)]),
      ...(was === undefined ? [] : typesOf(was, user)).map((type) => draft(type, all, facts)),
    ];
  },
};

function workspacesOf(user: User | undefined): readonly Id[] {
  return (user?.memberships ?? []).map(({ workspaceId }) => workspaceId);
}

function typesOf(was: User, is: User): readonly string[] {
  if (contentOf(was) === contentOf(is)) return [];
  const status = JSON.stringify(was.status) === JSON.stringify(is.status) ? [] : ["user_status_changed"];
  return ["user_change", "user_profile_changed", ...status];
}

/** The fields of a user that others can see. */
function contentOf({
  version: _version,
  updated: _updated,
  passwordHash: _hash,
  away: _away,
  ...content
}: User): string {
  return JSON.stringify(content);
}

function draft(type: string, workspaceIds: readonly Id[], facts: object): EventDraft {
  return { type, audience: { subscription: type, workspaceIds }, facts };
}

interface UserFacts {
  readonly user: User;
  readonly eventTs: Ts;
}

/** Writes `team_join`. */
export async function writeTeamJoin({ user }: UserFacts, receiver: Receiver): Promise<object> {
  return { type: "team_join", user: await show(user, receiver) };
}

/** Writes `user_change`, `user_profile_changed` and `user_status_changed`. */
export function writeUserChange(type: "user_change" | "user_profile_changed" | "user_status_changed") {
  return async ({ user, eventTs }: UserFacts, receiver: Receiver): Promise<object> => ({
    type,
    user: await show(user, receiver),
    cache_ts: secondsOf(user.updated),
    event_ts: eventTs,
  });
}

function show(user: User, { caller, store, siteUrl, nowMs }: Receiver) {
  const withEmail = mayReadEmail(caller, "users:read.email");
  return showUser(user, { caller, store, siteUrl, nowMs, withEmail, withLocale: false });
}
