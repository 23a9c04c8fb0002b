import type { FunctionsDistributionsPermissionsRemoveArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { changeDistribution } from "./change-distribution.js";
import { createChangeNamedUsers } from "./change-named-users.js";

type Outcome = MethodOutcome<Methods["functions.distributions.permissions.remove"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `functions.distributions.permissions.remove`. */
interface Options {
  readonly definition: MethodDefinition<Methods["functions.distributions.permissions.remove"]>;
  readonly store: Store;
}

/** Removes users from those who may use a function. */
export function createRemoveFunctionPermissions({ definition, store }: Options) {
  const scope = definition.facts.furtherScopes.manager;
  return (sent: FunctionsDistributionsPermissionsRemoveArguments, { caller }: Context): Promise<Outcome> =>
    changeDistribution(sent, {
      caller,
      store,
      scope,
      next: createChangeNamedUsers({
        caller,
        store,
        userIds: sent.user_ids,
        change: (present, sent) => present.filter((id) => !sent.includes(id)),
      }),
    });
}
