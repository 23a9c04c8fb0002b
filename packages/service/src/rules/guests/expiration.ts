import type {
  AdminUsersGetExpirationArguments,
  AdminUsersGetExpirationRefusal,
  AdminUsersSetExpirationArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import type { Guest, User } from "../../model/user.js";
import { createRefuse, decide, type Refused } from "../../store/decide.js";
import type { DuePlan } from "../../store/due-loop.js";
import type { Id } from "../../values/ids.js";
import { secondsOf, toInstant } from "../../values/instant.js";
import { createFindUser, storeChange } from "../administration/administered-user.js";
import { createFindTeam } from "../administration/find-team.js";
import { mayExpire } from "../administration/guest-kind.js";
import { belongsToAny, isForeign, reachesUser } from "../directory/reach.js";
import { managesChannels } from "../directory/rights.js";
import { expirationIn, isActive, isAdministrator, roleIn } from "../directory/user.js";

type GetExpirationOutcome = MethodOutcome<Methods["admin.users.getExpiration"]>;
type Context = MethodContext<WebapiCaller>;

const refuseReading = createRefuse<AdminUsersGetExpirationRefusal["error"]>("web-api#adminusersgetexpiration-get");
const findTargetTeam = createFindTeam(refuseReading, { absent: "team_not_found", foreign: "target_team_not_on_org" });

/** Returns when a guest's account expires. */
export function createGetExpiration({ store }: { readonly store: Store }) {
  return async (sent: AdminUsersGetExpirationArguments, { caller }: Context): Promise<GetExpirationOutcome> => {
    const { user_id: userId, target_team: targetTeam } = sent;
    const refusal = (await refuseCaller(caller, store)) ?? (await refuseTeam(targetTeam, caller, store));
    if (refusal !== undefined) return refusal;
    const user = idPatterns.user.test(userId) ? await store.users.get(userId) : undefined;
    if (user === undefined || isForeign(user, caller))
      return refuseReading("user_not_found", userId, "a user of the organization");
    if (user.guest === undefined) return refuseReading("user_is_not_guest", userId, "a guest");
    const workspaceId = targetTeam ?? ownWorkspace(caller);
    if (workspaceId !== undefined && !(await belongsToAny(user, [workspaceId], store))) {
      return refuseReading("user_not_found", userId, `a guest of ${workspaceId}`);
    }
    if (!(await reachesUser(caller, user, store))) {
      return refuseReading(
        "team_access_not_granted",
        userId,
        "a guest of a workspace that the installation was granted to",
      );
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
async function refuseCaller({ user, token }: WebapiCaller, store: Store): Promise<GetExpirationOutcome | undefined> {
  const { target } = token.installation;
  const role = user && roleIn(user, target);
  if (!isAdministrator(role)) return refuseReading("no_perms", role, "an owner or admin");
  if (target.kind === "workspace" || (await managesChannels(token, store))) return undefined;
  return refuseReading("no_perms", token.installation, "the Channel Management role");
}

async function refuseTeam(
  teamId: Id | undefined,
  caller: WebapiCaller,
  store: Store,
): Promise<GetExpirationOutcome | undefined> {
  if (teamId === undefined) return undefined;
  if (ownWorkspace(caller) !== undefined) return refuseReading("not_permitted", teamId, "an organization's token");
  const found = await findTargetTeam(teamId, caller, store);
  return found.ok ? undefined : found;
}

/** Workspace that the app is installed on; undefined for an organization's installation. */
function ownWorkspace({ token }: WebapiCaller): Id | undefined {
  const { target } = token.installation;
  return target.kind === "workspace" ? target.id : undefined;
}

type SetExpirationOutcome = MethodOutcome<Methods["admin.users.setExpiration"]>;

const refuse = createRefuse<string>("everyday-2#adminusers");
const findTeam = createFindTeam(refuse, { absent: "team_not_found", foreign: "failed_to_validate_team" });
const findUser = createFindUser(refuse, "user_not_found");

/** Dependencies of `admin.users.setExpiration`. */
interface Options {
  readonly store: Store;
  readonly due: DuePlan;
}

/** Sets when a guest's account expires. */
export function createSetExpiration({ store, due }: Options) {
  return async (sent: AdminUsersSetExpirationArguments, { caller, now }: Context): Promise<SetExpirationOutcome> => {
    const { expiration_ts: ts } = sent;
    const nowMs = now.getTime();
    const outcome = await decide<SetExpirationOutcome>(store, async () => {
      const found = await findGuest(sent, nowMs, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { user, guest, workspaceId } = found;
      const present = expirationIn(guest, workspaceId);
      if (!mayExpire(ts, nowMs) || (present !== undefined && secondsOf(present) === ts)) {
        return { kind: "answer", answer: refuse("failed_to_validate_expiration", ts, "another time in the future") };
      }
      return storeChange(user, withExpiration(user, guest, { workspaceId, ts }), nowMs);
    });
    if (outcome.ok) due.plan(ts * 1000);
    return outcome;
  };
}

/** The guest whose account expires, or why the call is refused. */
type FoundGuest =
  | { readonly ok: true; readonly user: User; readonly guest: Guest; readonly workspaceId: Id }
  | Refused<
      | "failed_to_validate_team"
      | "team_access_not_granted"
      | "team_id_required_for_enterprise"
      | "team_not_found"
      | "user_is_already_deleted"
      | "user_is_deactivated"
      | "user_is_not_a_guest"
      | "user_not_found"
    >;

async function findGuest(
  { team_id: teamId, user_id: userId }: AdminUsersSetExpirationArguments,
  nowMs: number,
  caller: WebapiCaller,
  store: Store,
): Promise<FoundGuest> {
  if (teamId === undefined) return refuse("team_id_required_for_enterprise", teamId, "a workspace");
  const team = await findTeam(teamId, caller, store);
  if (!team.ok) return team;
  const named = await findUser(userId, caller, store);
  if (!named.ok) return named;
  const { user } = named;
  if (!(await belongsToAny(user, [teamId], store))) return refuse("user_not_found", userId, `a guest of ${teamId}`);
  if (user.forgotten) return refuse("user_is_already_deleted", userId, "a user whose data was not erased");
  if (user.guest === undefined) return refuse("user_is_not_a_guest", userId, "a guest");
  if (!isActive(user, nowMs)) return refuse("user_is_deactivated", userId, "an active guest");
  return { ok: true, user, guest: user.guest, workspaceId: teamId };
}

interface Expiring {
  readonly workspaceId: Id;
  /** Unix time in seconds. */
  readonly ts: number;
}

/** The account of a guest of one workspace expires. Otherwise only the workspace has another expiration. */
function withExpiration(user: User, guest: Guest, { workspaceId, ts }: Expiring): User {
  const expiration = toInstant(ts * 1000);
  const others = (guest.expirations ?? []).filter((one) => one.workspaceId !== workspaceId);
  const isOnly = user.memberships.every((one) => one.workspaceId === workspaceId);
  if (!isOnly) return { ...user, guest: { ...guest, expirations: [...others, { workspaceId, expiration }] } };
  return { ...user, guest: { kind: guest.kind, expiration, ...(others.length > 0 && { expirations: others }) } };
}
