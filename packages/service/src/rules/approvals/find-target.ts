import type { WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { createFindTeam } from "../administration/find-team.js";

/** Builds a refusal of a call of an administrator of apps, with its reason. */
export const refuse = createRefuse<string>("everyday-2#adminteams-adminapps");

/** The part of a call that names an organization or a workspace. */
export interface SentTarget {
  readonly team_id?: Id;
  readonly enterprise_id?: Id;
}

/** The organization or workspace of a call. */
export interface Target {
  readonly ok: true;
  readonly targetId: Id;
  readonly kind: "organization" | "workspace";
}

const findTeam = createFindTeam(refuse, { foreign: "team_not_found" });

/**
 * Finds the organization or the workspace that decisions about apps are for. Default: the organization.
 * @param unknown code for another organization
 */
export async function findTarget<const Code extends string>(
  { team_id: teamId, enterprise_id: enterpriseId }: SentTarget,
  unknown: Code,
  caller: WebapiCaller,
  store: Pick<Store, "organizations">,
): Promise<Target | Refused<Code | "team_not_found" | "team_access_not_granted">> {
  if (teamId !== undefined) {
    const found = await findTeam(teamId, caller, store);
    return found.ok ? { ok: true, kind: "workspace", targetId: teamId } : found;
  }
  const organizationId = caller.organization?.id ?? "";
  if (enterpriseId === undefined || enterpriseId === organizationId) {
    return { ok: true, kind: "organization", targetId: organizationId };
  }
  return refuse(unknown, enterpriseId, organizationId);
}
