import type {
  FunctionsDistributionsPermissionsListArguments,
  FunctionsDistributionsPermissionsListRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { belongsToAny } from "../directory/belongs-to-any.js";
import { reachesOwner } from "../directory/is-granted.js";
import { isManagedBy } from "../directory/is-managed-by.js";
import { type FoundFunction, findFunction } from "./find-function.js";
import { toPermissions } from "./to-permissions.js";

type Outcome = MethodOutcome<Methods["functions.distributions.permissions.list"]>;
type Context = MethodContext<WebapiCaller>;

const rule = "web-api#functionsdistributionspermissionslist-post";
const refuse = createRefuse<FunctionsDistributionsPermissionsListRefusal["error"]>(rule);

/** Returns who may use a function. */
export function createListFunctionPermissions({ store }: { readonly store: Store }) {
  return async (sent: FunctionsDistributionsPermissionsListArguments, { caller }: Context): Promise<Outcome> => {
    const found = await findFunction(sent, store, rule);
    if (!found.ok) return found;
    const { appFunction, app } = found;
    if (!(await mayRead(found, caller, store))) {
      return refuse(
        "access_denied",
        caller.user?.id ?? caller.token.appId,
        "a user who collaborates on the app or may use the function",
      );
    }
    if (!(await reachesOwner(caller, app.ownerId, store))) {
      return refuse("team_access_not_granted", app.ownerId, "a workspace that the installation was granted to");
    }
    return { ok: true, ...(await toPermissions(appFunction.distribution, app, store)) };
  };
}

/** A manager app may read the apps that it created. A user may read those that they collaborate on or may use. */
async function mayRead(
  { app, appFunction: { distribution } }: FoundFunction,
  caller: WebapiCaller,
  store: Store,
): Promise<boolean> {
  const { user, organization } = caller;
  if (user === undefined) return isManagedBy(app, caller);
  if (app.collaboratorIds.includes(user.id)) return true;
  switch (distribution.kind) {
    case "everyone":
      return true;
    case "app_collaborators":
    case "system":
      return false;
    case "named_entities": {
      const { userIds, workspaceIds, organizationIds } = distribution;
      if (userIds.includes(user.id)) return true;
      if (organization !== undefined && organizationIds.includes(organization.id)) return true;
      return belongsToAny(user, workspaceIds, store);
    }
  }
}
