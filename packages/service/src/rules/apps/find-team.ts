import type { Reason } from "@rollcall/webapi-core";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { belongsToAny } from "../directory/belongs-to-any.js";

const refuse = createRefuse<TeamRefusal["error"]>("web-api#appsmanifestcreate-post");

/** The reason why an app cannot be created in a workspace. */
interface TeamRefusal {
  readonly ok: false;
  readonly error: "enterprise_is_restricted" | "invalid_team_id" | "not_in_team" | "team_access_not_granted";
  readonly reason: Reason;
}

/** Finds the workspace for a new app: the token's own or, for an organization's token, the one named. */
export async function findTeam(
  teamId: string | undefined,
  caller: WebapiCaller,
  store: Pick<Store, "organizations" | "users">,
): Promise<{ readonly ok: true; readonly workspace: Workspace } | TeamRefusal> {
  const { target, workspaceIds } = caller.token.installation;
  const isOfOrganization = target.kind === "organization";
  if (teamId === undefined) {
    if (!isOfOrganization) return { ok: true, workspace: caller.workspace };
    return refuse("enterprise_is_restricted", target.id, "a team_id, because the token is an organization's");
  }
  const workspace = await store.organizations.workspace(teamId);
  const isReached = isOfOrganization ? workspace?.organizationId === target.id : workspace?.id === target.id;
  if (workspace === undefined || workspace.deleted || !isReached) {
    return refuse("invalid_team_id", teamId, "a workspace that the token can reach");
  }
  if (workspaceIds !== undefined && !workspaceIds.includes(teamId)) {
    return refuse("team_access_not_granted", teamId, "a workspace that the installation was granted to");
  }
  const { user } = caller;
  if (user !== undefined && !(await belongsToAny(user, [teamId], store))) {
    return refuse("not_in_team", user.id, `a member of ${teamId}`);
  }
  return { ok: true, workspace };
}
