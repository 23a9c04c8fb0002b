import type { User } from "../model/user.js";
import { mayReadEmail, showUser } from "../rules/users/representation/show-user.js";
import { secondsOf } from "../values/instant.js";
import type { Ts } from "../values/message-ts.js";
import type { Receiver } from "./receiver.js";

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
