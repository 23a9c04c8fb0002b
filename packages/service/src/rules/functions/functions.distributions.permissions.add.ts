import type { FunctionsDistributionsPermissionsAddArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { changeDistribution } from "./change-distribution.js";
import { createChangeNamedUsers } from "./change-named-users.js";

type Outcome = MethodOutcome<Methods["functions.distributions.permissions.add"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `functions.distributions.permissions.add`. */
interface Options {
  readonly definition: MethodDefinition<Methods["functions.distributions.permissions.add"]>;
  readonly store: Store;
}

/** Adds users to those who may use a function. */
export function createAddFunctionPermissions({ definition, store }: Options) {
  const scope = definition.facts.furtherScopes.manager;
  return (sent: FunctionsDistributionsPermissionsAddArguments, { caller }: Context): Promise<Outcome> =>
    changeDistribution(sent, {
      caller,
      store,
      scope,
      next: createChangeNamedUsers({
        caller,
        store,
        userIds: sent.user_ids,
        change: (present, sent) => [...new Set([...present, ...sent])],
      }),
    });
}
