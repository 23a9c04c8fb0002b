import type { FunctionsDistributionsPermissionsSetArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Distribution, NamedEntities } from "../../model/app-function.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse, type Refused } from "../../store/refusal.js";
import { isForeignWorkspace } from "../directory/is-foreign.js";
import { changeDistribution, distributionRule, refuseStrangers } from "./change-distribution.js";

type Outcome = MethodOutcome<Methods["functions.distributions.permissions.set"]>;
type Context = MethodContext<WebapiCaller>;
type Sent = FunctionsDistributionsPermissionsSetArguments;

/** Dependencies of `functions.distributions.permissions.set`. */
interface Options {
  readonly definition: MethodDefinition<Methods["functions.distributions.permissions.set"]>;
  readonly store: Store;
}

const refuse = createRefuse<"invalid_named_entities">(distributionRule);

/** Sets who may use a function. */
export function createSetFunctionPermissions({ definition, store }: Options) {
  const scope = definition.facts.furtherScopes.manager;
  return (sent: Sent, { caller }: Context): Promise<Outcome> =>
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
