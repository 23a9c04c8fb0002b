import type {
  FunctionsDistributionsPermissionsAddArguments,
  FunctionsDistributionsPermissionsListArguments,
  FunctionsDistributionsPermissionsListRefusal,
  FunctionsDistributionsPermissionsRemoveArguments,
  FunctionsDistributionsPermissionsSetArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Distribution, NamedEntities } from "../../model/app-function.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { belongsToAny, isForeignWorkspace, reachesOwner } from "../directory/reach.js";
import { isManagedBy } from "../directory/rights.js";
import {
  changeDistribution,
  distributionRule,
  type FoundFunction,
  findFunction,
  refuseStrangers,
  toPermissions,
} from "./change-distribution.js";

type ListFunctionPermissionsOutcome = MethodOutcome<Methods["functions.distributions.permissions.list"]>;
type Context = MethodContext<WebapiCaller>;

const listRule = "web-api#functionsdistributionspermissionslist-post";
const refuseListing = createRefuse<FunctionsDistributionsPermissionsListRefusal["error"]>(listRule);

/** Returns who may use a function. */
export function createListFunctionPermissions({ store }: { readonly store: Store }) {
  return async (
    sent: FunctionsDistributionsPermissionsListArguments,
    { caller }: Context,
  ): Promise<ListFunctionPermissionsOutcome> => {
    const found = await findFunction(sent, store, listRule);
    if (!found.ok) return found;
    const { appFunction, app } = found;
    if (!(await mayRead(found, caller, store))) {
      return refuseListing(
        "access_denied",
        caller.user?.id ?? caller.token.appId,
        "a user who collaborates on the app or may use the function",
      );
    }
    if (!(await reachesOwner(caller, app.ownerId, store))) {
      return refuseListing("team_access_not_granted", app.ownerId, "a workspace that the installation was granted to");
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

type SetFunctionPermissionsOutcome = MethodOutcome<Methods["functions.distributions.permissions.set"]>;
type Sent = FunctionsDistributionsPermissionsSetArguments;

/** Dependencies of `functions.distributions.permissions.set`. */
interface SetFunctionPermissionsOptions {
  readonly definition: MethodDefinition<Methods["functions.distributions.permissions.set"]>;
  readonly store: Store;
}

const refuse = createRefuse<"invalid_named_entities" | "invalid_permission_type">(distributionRule);

/** Sets who may use a function. */
export function createSetFunctionPermissions({ definition, store }: SetFunctionPermissionsOptions) {
  const scope = definition.facts.furtherScopes.manager;
  return (sent: Sent, { caller }: Context): Promise<SetFunctionPermissionsOutcome> =>
    changeDistribution(sent, { caller, store, scope, next: () => toDistribution(sent, caller, store) });
}

async function toDistribution(
  { permission_type: kind, user_ids = [], team_ids = [], org_ids = [] }: Sent,
  caller: WebapiCaller,
  store: Store,
): Promise<Distribution | Refused<"invalid_named_entities" | "user_not_found">> {
  if (kind !== "named_entities") return { kind };
  const named: NamedEntities = {
    kind,
    userIds: [...new Set(user_ids)],
    workspaceIds: [...new Set(team_ids)],
    organizationIds: [...new Set(org_ids)],
  };
  return (await refusePlaces(named, caller, store)) ?? (await refuseStrangers(named.userIds, caller, store)) ?? named;
}

/** Refuses workspaces and organizations that are not the caller's. */
async function refusePlaces(
  { workspaceIds, organizationIds }: NamedEntities,
  caller: WebapiCaller,
  { organizations }: Store,
): Promise<Refused<"invalid_named_entities"> | undefined> {
  const foreign = organizationIds.find((id) => id !== caller.organization?.id);
  if (foreign !== undefined) return refuse("invalid_named_entities", foreign, "the caller's organization");
  const workspaces = await Promise.all(workspaceIds.map((id) => organizations.workspace(id)));
  const at = workspaces.findIndex((one) => one === undefined || one.deleted || isForeignWorkspace(one, caller));
  return at === -1 ? undefined : refuse("invalid_named_entities", workspaceIds[at], "a workspace of the organization");
}

type AddFunctionPermissionsOutcome = MethodOutcome<Methods["functions.distributions.permissions.add"]>;

/** Dependencies of `functions.distributions.permissions.add`. */
interface AddFunctionPermissionsOptions {
  readonly definition: MethodDefinition<Methods["functions.distributions.permissions.add"]>;
  readonly store: Store;
}

/** Adds users to those who may use a function. */
export function createAddFunctionPermissions({ definition, store }: AddFunctionPermissionsOptions) {
  const scope = definition.facts.furtherScopes.manager;
  return (
    sent: FunctionsDistributionsPermissionsAddArguments,
    { caller }: Context,
  ): Promise<AddFunctionPermissionsOutcome> =>
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

type RemoveFunctionPermissionsOutcome = MethodOutcome<Methods["functions.distributions.permissions.remove"]>;

/** Dependencies of `functions.distributions.permissions.remove`. */
interface RemoveFunctionPermissionsOptions {
  readonly definition: MethodDefinition<Methods["functions.distributions.permissions.remove"]>;
  readonly store: Store;
}

/** Removes users from those who may use a function. */
export function createRemoveFunctionPermissions({ definition, store }: RemoveFunctionPermissionsOptions) {
  const scope = definition.facts.furtherScopes.manager;
  return (
    sent: FunctionsDistributionsPermissionsRemoveArguments,
    { caller }: Context,
  ): Promise<RemoveFunctionPermissionsOutcome> =>
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

/** A change of the named users. */
interface Change {
  readonly caller: WebapiCaller;
  readonly store: Store;
  /** Users that the call names. */
  readonly userIds: readonly Id[];
  readonly change: (present: readonly Id[], sent: readonly Id[]) => readonly Id[];
}

/** Creates the step from a distribution to named users, workspaces and organizations to one with other users. */
function createChangeNamedUsers({ caller, store, userIds, change }: Change) {
  return async (
    present: Distribution,
  ): Promise<Distribution | Refused<"invalid_permission_type" | "user_not_found">> => {
    if (present.kind !== "named_entities") return refuse("invalid_permission_type", present.kind, "named_entities");
    const refusal = await refuseStrangers(userIds, caller, store);
    return refusal ?? { ...present, userIds: change(present.userIds, userIds) };
  };
}
