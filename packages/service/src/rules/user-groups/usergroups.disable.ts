import type { Methods, UsergroupsDisableArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { toInstant } from "../../values/instant.js";
import { changeUserGroup } from "./change-user-group.js";

type Outcome = MethodOutcome<Methods["usergroups.disable"]>;
type Context = MethodContext<WebapiCaller>;

/** Disables a user group. A disabled one stays as it is. */
export function createDisableUserGroup({ store }: { readonly store: Store }) {
  return (sent: UsergroupsDisableArguments, { caller, now }: Context): Promise<Outcome> =>
    changeUserGroup<never>({
      sent,
      caller,
      nowMs: now.getTime(),
      store,
      change: (group) => {
        if (group.disabled !== undefined) return { ok: true, group };
        const by = caller.user === undefined ? {} : { userId: caller.user.id };
        return { ok: true, group: { ...group, disabled: { at: toInstant(now.getTime()), ...by } } };
      },
    });
}
