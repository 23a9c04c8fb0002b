import type { Methods, UsersSetPresenceArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import { type User, users } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";

type Outcome = MethodOutcome<Methods["users.setPresence"]>;
type Context = MethodContext<WebapiCaller>;

const done: Outcome = { ok: true };

/** Sets whether the caller is absent by choice. */
export function createSetPresence({ store }: { readonly store: Store }) {
  return (sent: UsersSetPresenceArguments, { caller }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
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
