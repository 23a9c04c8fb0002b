import type { Methods, UsergroupsEnableArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { changeUserGroup } from "./change-user-group.js";

type Outcome = MethodOutcome<Methods["usergroups.enable"]>;
type Context = MethodContext<WebapiCaller>;

/** Enables a user group. An enabled one stays as it is. */
export function createEnableUserGroup({ store }: { readonly store: Store }) {
  return (sent: UsergroupsEnableArguments, { caller, now }: Context): Promise<Outcome> =>
    changeUserGroup<never>({
      sent,
      caller,
      nowMs: now.getTime(),
      store,
      change: (group) => {
        const { disabled, ...enabled } = group;
        return { ok: true, group: disabled === undefined ? group : enabled };
      },
    });
}
