import { type Awaitable, after, type Reason } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import { belongsToAny, isForeignWorkspace, isGranted } from "./reach.js";

const rule = "everyday-1#who-may-do-what";

/** The workspace that a call is about, or why there is none. */
type Addressed =
  | { readonly ok: true; readonly workspace: Workspace }
  | { readonly ok: false; readonly error: "missing_argument"; readonly arg: "team_id"; readonly reason: Reason }
  | { readonly ok: false; readonly error: "team_access_not_granted"; readonly reason: Reason };

/**
 * Workspace that a call of a method with `team_id` is about. A token of one workspace ignores the argument; with an
 * organization's token it names one of the workspaces that the installation was granted to.
 */
export async function findAddressed(
  teamId: string | undefined,
  caller: WebapiCaller,
  { organizations }: Pick<Store, "organizations">,
): Promise<Addressed> {
  if (caller.token.installation.target.kind === "workspace") return { ok: true, workspace: caller.workspace };
  if (teamId === undefined || teamId === "") {
    const reason = { rule, found: teamId, wanted: "a workspace, because the token belongs to an organization" };
    return { ok: false, error: "missing_argument", arg: "team_id", reason };
  }
  const workspace = teamId === caller.workspace.id ? caller.workspace : await organizations.workspace(teamId);
  if (workspace !== undefined && reaches(caller, workspace)) return { ok: true, workspace };
  const reason = { rule, found: teamId, wanted: "a workspace that the installation was granted to" };
  return { ok: false, error: "team_access_not_granted", reason };
}

function reaches(caller: WebapiCaller, workspace: Workspace): boolean {
  return !workspace.deleted && !isForeignWorkspace(workspace, caller) && isGranted(caller.token, workspace.id);
}

/**
 * Workspace that a user is shown in: the caller's if the user belongs to it, otherwise the user's first. For a user
 * without workspaces, the caller's.
 */
export function workspaceOfUser(
  user: Pick<User, "id" | "organizationId" | "memberships">,
  workspaceId: Id,
  store: Pick<Store, "users">,
): Awaitable<Id> {
  const [home] = user.memberships;
  if (home === undefined) return workspaceId;
  return after(belongsToAny(user, [workspaceId], store), (isThere) => (isThere ? workspaceId : home.workspaceId));
}
