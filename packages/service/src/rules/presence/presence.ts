import type {
  Methods,
  UsersGetPresenceArguments,
  UsersGetPresenceRefusal,
  UsersSetPresenceArguments,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { type User, users } from "../../model/user.js";
import { createRefuse, decide } from "../../store/decide.js";
import { findVisible } from "../directory/find-visible.js";
import { isActive } from "../directory/user.js";

type GetPresenceOutcome = MethodOutcome<Methods["users.getPresence"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<UsersGetPresenceRefusal["error"]>("everyday-1#users");

/** Returns whether a user is present. Default: the caller. */
export function createGetPresence({ store }: { readonly store: Store }) {
  return async (sent: UsersGetPresenceArguments, { caller, now }: Context): Promise<GetPresenceOutcome> => {
    const user = await findVisible(sent.user, caller, store);
    if (user === undefined) return refuse("user_not_found", sent.user, "an existing user");
    const isAway = user.away === true || !isActive(user, now.getTime());
    const presence = isAway ? "away" : "active";
    if (user.id !== caller.user?.id) return { ok: true, presence };
    return {
      ok: true,
      presence,
      online: true,
      auto_away: false,
      manual_away: isAway,
      connection_count: 1,
      last_activity: Math.floor(now.getTime() / 1000),
    };
  };
}

type SetPresenceOutcome = MethodOutcome<Methods["users.setPresence"]>;

const done: SetPresenceOutcome = { ok: true };

/** Sets whether the caller is absent by choice. */
export function createSetPresence({ store }: { readonly store: Store }) {
  return (sent: UsersSetPresenceArguments, { caller }: Context): Promise<SetPresenceOutcome> =>
    decide<SetPresenceOutcome>(store, async () => {
      const before = await store.users.get(caller.user?.id ?? "");
      const away = sent.presence === "away";
      if (before === undefined || (before.away ?? false) === away) return { kind: "answer", answer: done };
      const { away: _former, ...rest } = before;
      const after: User = { ...rest, ...(away && { away }), version: before.version + 1 };
      return {
        kind: "commit",
        batch: { expect: [hasVersion(users, { id: before.id }, before.version)], writes: [put(users, after)] },
        answer: () => done,
      };
    });
}
