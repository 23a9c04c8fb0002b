import type { MethodRequirement } from "@rollcall/api/webapi";
import { type Plan, plans, type Role } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { hasRole, roleIn } from "./role.js";

/** Whether a caller meets a precondition. */
export function holds(requirement: MethodRequirement, caller: WebapiCaller): boolean {
  const { plan, role, feature, generation, token, organization } = requirement;
  if (plan !== undefined && !isAtLeast(planOf(requirement, caller), plan)) return false;
  if (role !== undefined && !hasRole(callerRole(requirement, caller), role)) return false;
  if (feature !== undefined && caller.workspace.disabledFeatures.includes(feature)) return false;
  if (generation !== undefined && caller.app?.generation !== generation) return false;
  if (token !== undefined && caller.tokenType !== token) return false;
  return organization === undefined || caller.token.installation.target.kind === "organization";
}

function planOf({ of }: MethodRequirement, { organization, workspace }: WebapiCaller): Plan {
  return of === "organization" && organization !== undefined ? organization.plan : workspace.plan;
}

function callerRole({ of }: MethodRequirement, { user, organization, workspace }: WebapiCaller): Role | undefined {
  const target =
    of === "organization" && organization !== undefined
      ? ({ kind: "organization", id: organization.id } as const)
      : ({ kind: "workspace", id: workspace.id } as const);
  return user === undefined ? undefined : roleIn(user, target);
}

/** Whether `plan` includes everything in `least`. */
export function isAtLeast(plan: Plan, least: Plan): boolean {
  return plans.indexOf(plan) >= plans.indexOf(least);
}
