import type { DoNotDisturb, doNotDisturb } from "../model/do-not-disturb.js";
import { documents } from "../model/documents.js";
import type { EventDraft } from "../model/event-draft.js";
import type { PutOf } from "../model/port/document.js";
import type { User, users } from "../model/user.js";
import { toSchedule, toSnooze } from "../rules/do-not-disturb/state.js";
import { mayReadEmail, showUser } from "../rules/users/representation/show-user.js";
import type { Id } from "../values/ids.js";
import { secondsOf, type Ts } from "../values/instant.js";
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

function show(user: User, { caller, store, site, nowMs }: Receiver) {
  const withEmail = mayReadEmail(caller, "users:read.email");
  return showUser(user, { caller, store, siteUrl: site.url, nowMs, withEmail, withLocale: false });
}

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

interface DoNotDisturbFacts {
  readonly doNotDisturb: DoNotDisturb;
  readonly timezone: string;
  readonly eventTs: Ts;
}

/** Writes `dnd_updated`, for the user. */
export async function writeDndUpdated(
  { doNotDisturb, timezone, eventTs }: DoNotDisturbFacts,
  { nowMs }: Receiver,
): Promise<object> {
  const { userId: user } = doNotDisturb;
  const dnd_status = { ...toSchedule(doNotDisturb, { timezone }, nowMs), ...toSnooze(doNotDisturb, nowMs) };
  return { type: "dnd_updated", user, dnd_status, event_ts: eventTs };
}

/** Writes `dnd_updated_user`, for everybody else. */
export async function writeDndUpdatedUser(facts: DoNotDisturbFacts, { nowMs }: Receiver): Promise<object> {
  const { doNotDisturb, timezone, eventTs } = facts;
  const dnd_status = toSchedule(doNotDisturb, { timezone }, nowMs);
  return { type: "dnd_updated_user", user: doNotDisturb.userId, dnd_status, event_ts: eventTs };
}
