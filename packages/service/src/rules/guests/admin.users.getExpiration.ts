import type { AdminUsersGetExpirationArguments, AdminUsersGetExpirationRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns } from "../../generated/service.js";
import type { Store } from "../../model/service-store.js";
import type { Guest, User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { secondsOf } from "../../values/instant.js";
import { createFindTeam } from "../administration/find-team.js";
import { belongsToAny } from "../directory/belongs-to-any.js";
import { expirationIn } from "../directory/expiration-in.js";
import { isForeign } from "../directory/is-foreign.js";
import { reachesUser } from "../directory/is-granted.js";
import { managesChannels } from "../directory/manages-channels.js";
import { isAdministrator, roleIn } from "../directory/role.js";

type Outcome = MethodOutcome<Methods["admin.users.getExpiration"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<AdminUsersGetExpirationRefusal["error"]>("web-api#adminusersgetexpiration-get");
const findTeam = createFindTeam(refuse, { absent: "team_not_found", foreign: "target_team_not_on_org" });

/** Returns when a guest's account expires. */
export function createGetExpiration({ store }: { readonly store: Store }) {
  return async (sent: AdminUsersGetExpirationArguments, { caller }: Context): Promise<Outcome> => {
    const { user_id: userId, target_team: targetTeam } = sent;
    const refusal = (await refuseCaller(caller, store)) ?? (await refuseTeam(targetTeam, caller, store));
    if (refusal !== undefined) return refusal;
    const user = idPatterns.user.test(userId) ? await store.users.get(userId) : undefined;
    if (user === undefined || isForeign(user, caller))
      return refuse("user_not_found", userId, "a user of the organization");
    if (user.guest === undefined) return refuse("user_is_not_guest", userId, "a guest");
    const workspaceId = targetTeam ?? ownWorkspace(caller);
    if (workspaceId !== undefined && !(await belongsToAny(user, [workspaceId], store))) {
      return refuse("user_not_found", userId, `a guest of ${workspaceId}`);
    }
    if (!(await reachesUser(caller, user, store))) {
      return refuse("team_access_not_granted", userId, "a guest of a workspace that the installation was granted to");
    }
    return { ok: true, user: toAnswer(user, user.guest, workspaceId) };
  };
}

function toAnswer({ id, emails }: User, guest: Guest, workspaceId: Id | undefined) {
  const expiration = expirationIn(guest, workspaceId);
  return {
    id,
    email: emails[0] ?? "",
    is_restricted: true,
    is_ultra_restricted: guest.kind === "single",
    expiration_ts: expiration === undefined ? 0 : secondsOf(expiration),
  };
}

/**
 * Refuses callers who are not an owner or admin where the app is installed, and for an organization, installers who no
 * longer manage its channels.
 */
async function refuseCaller({ user, token }: WebapiCaller, store: Store): Promise<Outcome | undefined> {
  const { target } = token.installation;
  const role = user && roleIn(user, target);
  if (!isAdministrator(role)) return refuse("no_perms", role, "an owner or admin");
  if (target.kind === "workspace" || (await managesChannels(token, store))) return undefined;
  return refuse("no_perms", token.installation, "the Channel Management role");
}

async function refuseTeam(teamId: Id | undefined, caller: WebapiCaller, store: Store): Promise<Outcome | undefined> {
  if (teamId === undefined) return undefined;
  if (ownWorkspace(caller) !== undefined) return refuse("not_permitted", teamId, "an organization's token");
  const found = await findTeam(teamId, caller, store);
  return found.ok ? undefined : found;
}

/** Workspace that the app is installed on; undefined for an organization's installation. */
function ownWorkspace({ token }: WebapiCaller): Id | undefined {
  const { target } = token.installation;
  return target.kind === "workspace" ? target.id : undefined;
}
