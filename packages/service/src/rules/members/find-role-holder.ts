import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { createFindTeam } from "../administration/find-team.js";
import { createFindUser } from "../administration/find-user.js";
import { belongsToAny } from "../directory/belongs-to-any.js";
import { isPrimaryOwner, roleIn } from "../directory/role.js";
import { refuse } from "./refusal.js";

/** The place of a role. */
export interface RolePlace {
  readonly kind: "organization" | "workspace";
  readonly id: Id;
}

/** The user whose role a call changes, or why the call is refused. */
type FoundHolder<Outside extends string> =
  | { readonly ok: true; readonly user: User; readonly place: RolePlace }
  | Refused<"cannot_modify_primary_owner" | "team_access_not_granted" | "team_not_found" | "user_not_found" | Outside>;

interface Named {
  readonly team_id: Id;
  readonly user_id: Id;
}

const findTeam = createFindTeam(refuse, { foreign: "team_not_found" });
const findUser = createFindUser(refuse, "user_not_found");

/**
 * Finds the user whose role in a workspace or in the organization a call changes. Primary owners are refused.
 * @param outside code for users who do not belong to the workspace
 */
export async function findRoleHolder<const Outside extends string>(
  { team_id: teamId, user_id: userId }: Named,
  outside: Outside,
  caller: WebapiCaller,
  store: Store,
): Promise<FoundHolder<Outside>> {
  const found = await findPlace(teamId, caller, store);
  if (!found.ok) return found;
  const { place } = found;
  const named = await findUser(userId, caller, store);
  if (!named.ok) return named;
  const { user } = named;
  if (place.kind === "workspace" && !(await belongsToAny(user, [place.id], store))) {
    return refuse(outside, userId, `a member of ${place.id}`);
  }
  if (isPrimaryOwner(user.organizationRole) || isPrimaryOwner(roleIn(user, place))) {
    return refuse("cannot_modify_primary_owner", userId, "a user who is not the primary owner");
  }
  return { ok: true, user, place };
}

type FoundPlace =
  | { readonly ok: true; readonly place: RolePlace }
  | Refused<"team_access_not_granted" | "team_not_found">;

async function findPlace(teamId: Id, caller: WebapiCaller, store: Store): Promise<FoundPlace> {
  const { organization, token } = caller;
  if (teamId !== organization?.id) {
    const found = await findTeam(teamId, caller, store);
    return found.ok ? { ok: true, place: { kind: "workspace", id: teamId } } : found;
  }
  const { workspaceIds } = token.installation;
  if (workspaceIds === undefined) return { ok: true, place: { kind: "organization", id: teamId } };
  return refuse("team_access_not_granted", workspaceIds, "an installation that covers the whole organization");
}
