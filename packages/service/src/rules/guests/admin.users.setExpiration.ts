import type { AdminUsersSetExpirationArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { Guest, User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import type { DuePlan } from "../../store/due-plan.js";
import { createRefuse, type Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { secondsOf, toInstant } from "../../values/instant.js";
import { createFindTeam } from "../administration/find-team.js";
import { createFindUser } from "../administration/find-user.js";
import { mayExpire } from "../administration/may-expire.js";
import { storeChange } from "../administration/store-change.js";
import { belongsToAny } from "../directory/belongs-to-any.js";
import { expirationIn } from "../directory/expiration-in.js";
import { isActive } from "../directory/is-active.js";

type Outcome = MethodOutcome<Methods["admin.users.setExpiration"]>;
type Context = MethodContext<WebapiCaller>;

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
  return async (sent: AdminUsersSetExpirationArguments, { caller, now }: Context): Promise<Outcome> => {
    const { expiration_ts: ts } = sent;
    const nowMs = now.getTime();
    const outcome = await decide<Outcome>(store, async () => {
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
