import type { Feature, Generation, Plan, Role, TokenKind } from "../generated/service.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { isAtLeast } from "./plan.js";
import { hasRole, roleIn } from "./role.js";

/** Precondition in the definition of a method. Exactly one kind is set. */
export interface Requirement {
  readonly plan?: Plan;
  readonly role?: Role;
  readonly feature?: Feature;
  readonly generation?: Generation;
  readonly token?: TokenKind;
  readonly organization?: true;
  /** Whose plan, role or feature is checked. Default: the workspace's. */
  readonly of?: "workspace" | "organization";
  /** Error code when it is not met. */
  readonly error: string;
}

/** Whether a caller meets a precondition. */
export function holds(requirement: Requirement, caller: WebapiCaller): boolean {
  const { plan, role, feature, generation, token, organization } = requirement;
  if (plan !== undefined && !isAtLeast(planOf(requirement, caller), plan)) return false;
  if (role !== undefined && !hasRole(callerRole(requirement, caller), role)) return false;
  if (feature !== undefined && caller.workspace.disabledFeatures.includes(feature)) return false;
  if (generation !== undefined && caller.app?.generation !== generation) return false;
  if (token !== undefined && caller.tokenType !== token) return false;
  return organization === undefined || caller.token.installation.target.kind === "organization";
}

function planOf({ of }: Requirement, { organization, workspace }: WebapiCaller): Plan {
  return of === "organization" && organization !== undefined ? organization.plan : workspace.plan;
}

function callerRole({ of }: Requirement, { user, organization, workspace }: WebapiCaller): Role | undefined {
  const target =
    of === "organization" && organization !== undefined
      ? ({ kind: "organization", id: organization.id } as const)
      : ({ kind: "workspace", id: workspace.id } as const);
  return user === undefined ? undefined : roleIn(user, target);
}
