import { roles } from "../../../generated/service.js";
import type { User } from "../../../model/user.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import { isAtLeast } from "../../directory/plan.js";
import { isAdministrator, rolesOf } from "../../directory/role.js";
import type { SentProfile } from "./read-sent.js";
import { refuse } from "./refusal.js";

/** Refuses a caller who may not change what was sent of a user. */
export function refuseRights(user: User, sent: SentProfile, caller: WebapiCaller) {
  if (user.forgotten) return refuse("permission_denied", user.id, "a user whose data was not erased");
  const self = caller.user;
  if (self !== undefined && self.id === user.id) return refuseOwn(sent, caller);
  if (user.kind === "bot") return refuse("not_app_admin", user.id, "a person");
  const [own, other] = [self === undefined ? -1 : rankOf(self), rankOf(user)];
  const isAdmin = self !== undefined && rolesOf(self).some(isAdministrator);
  if (!isAdmin || !isAtLeast((caller.organization ?? caller.workspace).plan, "entry")) {
    return refuse("not_admin", self?.id, "an admin or owner, on a paid plan");
  }
  if (other === own && own === roles.indexOf("admin")) {
    return refuse("cannot_update_admin_user", user.id, "a user who is no admin");
  }
  return other >= own ? refuse("not_admin", self?.id, "a higher role than the user's") : undefined;
}

/** Details of a managed user come from elsewhere, but the status is the user's own. */
function refuseOwn({ texts, fields }: SentProfile, { organization, workspace }: WebapiCaller) {
  if (texts.email !== undefined) return refuse("permission_denied", "email", "another user's address");
  const { identityManager, usersMayChangeDisplayName } = (organization ?? workspace).userRules;
  if (organization === undefined && !identityManager) return undefined;
  const own = ["status_text", "status_emoji", ...(usersMayChangeDisplayName ? ["display_name"] : [])];
  const managed = [...Object.keys(texts).filter((key) => !own.includes(key)), ...Object.keys(fields)];
  return managed.length === 0 ? undefined : refuse("permission_denied", managed, "only the status");
}

/** Rank of a user: guests below members, then the roles. */
function rankOf(user: User): number {
  if (user.guest !== undefined) return -1;
  return Math.max(...rolesOf(user).map((role) => roles.indexOf(role)), 0);
}
