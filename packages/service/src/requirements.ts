import type { MethodAround } from "@rollcall/webapi-core";
import { webapiRequirements } from "@rollcall/webapi-core/svc";
import { isAtLeast } from "./directory/plan.js";
import { roleIn } from "./directory/role.js";
import { type Feature, type Generation, type Plan, type Role, roles } from "./generated/service.js";
import type { WebapiCaller } from "./tokens/webapi-caller.js";

/** What the definition of a method asks of the world; one of its kinds is set. */
export interface Requirement {
  readonly plan?: Plan;
  readonly role?: Role;
  readonly feature?: Feature;
  readonly generation?: Generation;
  readonly organization?: true;
  /** Whose plan, role or feature is meant; absent means the workspace's. */
  readonly of?: "workspace" | "organization";
  /** The code where it is not so. */
  readonly error: string;
}

const table: { readonly [method: string]: readonly Requirement[] } = webapiRequirements;

/** Refuses a call where the plan, the features, the caller's role or the app are not what the method asks for. */
export const checkRequirements: MethodAround<WebapiCaller> = async ({ method, context }, next) => {
  const { caller } = context;
  const failed = table[method]?.find((requirement) => !holds(requirement, caller));
  if (failed === undefined) return next();
  const { error, ...wanted } = failed;
  const because = { rule: "web-api#additional-codes-per-method", found: method, wanted: JSON.stringify(wanted) };
  return { ok: false, error, because };
};

/** Whether the world is as a method asks. */
export function holds(requirement: Requirement, caller: WebapiCaller): boolean {
  const { plan, role, feature, generation, organization } = requirement;
  if (plan !== undefined && !isAtLeast(planOf(requirement, caller), plan)) return false;
  if (role !== undefined && !hasRole(requirement, role, caller)) return false;
  if (feature !== undefined && caller.workspace.disabledFeatures.includes(feature)) return false;
  if (generation !== undefined && caller.app?.generation !== generation) return false;
  return organization === undefined || caller.token.installation.target.kind === "organization";
}

function planOf({ of }: Requirement, { organization, workspace }: WebapiCaller): Plan {
  return of === "organization" && organization !== undefined ? organization.plan : workspace.plan;
}

function hasRole({ of }: Requirement, least: Role, { user, organization, workspace }: WebapiCaller): boolean {
  if (user === undefined) return false;
  const target =
    of === "organization" && organization !== undefined
      ? ({ kind: "organization", id: organization.id } as const)
      : ({ kind: "workspace", id: workspace.id } as const);
  const role = roleIn(user, target);
  return role !== undefined && roles.indexOf(role) >= roles.indexOf(least);
}
