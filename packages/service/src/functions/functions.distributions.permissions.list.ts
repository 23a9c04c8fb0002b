import type {
  FunctionsDistributionsPermissionsListArguments,
  FunctionsDistributionsPermissionsListRefusal,
  FunctionUser,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { App } from "../apps/app.js";
import { createRefuse } from "../decisions/refusal.js";
import { belongsToAny } from "../directory/belongs-to-any.js";
import { reachesOwner } from "../directory/is-granted.js";
import { isManagedBy } from "../directory/is-managed-by.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { Id } from "../values/ids.js";
import type { AppFunction, Distribution } from "./app-function.js";

type Outcome = MethodOutcome<Methods["functions.distributions.permissions.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<FunctionsDistributionsPermissionsListRefusal["error"]>(
  "web-api#functionsdistributionspermissionslist-post",
);

/** Returns who may use a function. */
export function createListFunctionPermissions({ store }: { readonly store: Store }) {
  return async (sent: FunctionsDistributionsPermissionsListArguments, { caller }: Context): Promise<Outcome> => {
    const found = await findFunction(sent, store);
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

type Found =
  | { readonly ok: true; readonly appFunction: AppFunction; readonly app: App }
  | Extract<Outcome, { readonly ok: false }>;

/** An empty argument counts as absent, as in the rule that requires one of them. */
async function findFunction(
  { function_id = "", function_callback_id = "", function_app_id = "" }: FunctionsDistributionsPermissionsListArguments,
  { apps, functions }: Store,
): Promise<Found> {
  if (function_id === "") {
    const app = await apps.get(function_app_id);
    if (app === undefined || app.deleted) return refuse("app_not_found", function_app_id, "an app that is not deleted");
    return toFound(await functions.byCallback(app.id, function_callback_id), app, function_callback_id);
  }
  const appFunction = await functions.get(function_id);
  return toFound(appFunction, await apps.get(appFunction?.appId ?? ""), function_id);
}

function toFound(appFunction: AppFunction | undefined, app: App | undefined, sent: string): Found {
  if (appFunction === undefined || appFunction.deleted !== undefined || app === undefined || app.deleted) {
    return refuse("function_not_found", sent, "a function that can be used");
  }
  return { ok: true, appFunction, app };
}

/** A manager app may read the apps that it created. A user may read those that they collaborate on or may use. */
async function mayRead(
  { app, appFunction: { distribution } }: Extract<Found, { readonly ok: true }>,
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
      return false;
    case "named_entities": {
      const { userIds, workspaceIds, organizationIds } = distribution;
      if (userIds.includes(user.id)) return true;
      if (organization !== undefined && organizationIds.includes(organization.id)) return true;
      return belongsToAny(user, workspaceIds, store);
    }
  }
}

async function toPermissions(distribution: Distribution, { collaboratorIds }: App, store: Store) {
  const { kind } = distribution;
  const type = { permission_type: kind, distribution_type: kind };
  switch (kind) {
    case "everyone":
      return type;
    case "app_collaborators":
      return { ...type, users: await toUsers(collaboratorIds, store) };
    case "named_entities":
      return {
        ...type,
        users: await toUsers(distribution.userIds, store),
        team_ids: distribution.workspaceIds,
        org_ids: distribution.organizationIds,
      };
  }
}

/** Users in the order of `ids`. */
async function toUsers(ids: readonly Id[], { users }: Store): Promise<readonly FunctionUser[]> {
  const found = new Map((await users.getMany(ids)).map((user) => [user.id, user]));
  return ids.flatMap((id) => {
    const user = found.get(id);
    return user === undefined ? [] : [{ user_id: id, username: user.userName, email: user.emails[0] ?? "" }];
  });
}
