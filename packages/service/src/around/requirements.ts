import { webapiArgumentRequirements, webapiRequirements } from "@rollcall/api/webapi";
import type { MethodAround, MethodExchange } from "@rollcall/webapi-core";
import { isAtLeast } from "../directory/plan.js";
import { hasRole, roleIn } from "../directory/role.js";
import type { Feature, Generation, Plan, Role, TokenKind } from "../generated/service.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";

/** What the definition of a method asks of the world; one of its kinds is set. */
export interface Requirement {
  readonly plan?: Plan;
  readonly role?: Role;
  readonly feature?: Feature;
  readonly generation?: Generation;
  readonly token?: TokenKind;
  readonly organization?: true;
  /** Whose plan, role or feature is meant; absent means the workspace's. */
  readonly of?: "workspace" | "organization";
  /** The code where it is not so. */
  readonly error: string;
}

/** What the definition of an argument asks of the world. */
interface ArgumentRequirement extends Requirement {
  /** The values that ask for it; absent means any. */
  readonly values?: readonly (string | number | boolean)[];
}

const ofMethods: { readonly [method: string]: readonly Requirement[] } = webapiRequirements;
const ofArguments: {
  readonly [method: string]: { readonly [argument: string]: readonly ArgumentRequirement[] };
} = webapiArgumentRequirements;

/**
 * Refuses a call where the plan, the features, the caller's role, token or app are not what the method, or an argument
 * that is passed, asks for.
 */
export const checkRequirements: MethodAround<WebapiCaller> = async (exchange, next) => {
  const {
    method,
    context: { caller },
  } = exchange;
  if (caller === undefined) return next();
  const asked = [...(ofMethods[method] ?? []), ...askedByArguments(exchange)];
  const failed = asked.find((requirement) => !holds(requirement, caller));
  if (failed === undefined) return next();
  const { error, ...wanted } = failed;
  const because = { rule: "web-api#additional-codes-per-method", found: method, wanted: JSON.stringify(wanted) };
  return { ok: false, error, because };
};

function askedByArguments({ method, arguments: sent }: MethodExchange<WebapiCaller>): readonly ArgumentRequirement[] {
  const asked = ofArguments[method] ?? {};
  return Object.entries(sent).flatMap(([argument, value]: [string, unknown]) =>
    (asked[argument] ?? []).filter(({ values }) => values === undefined || values.some((each) => each === value)),
  );
}

/** Whether the world is as a method asks. */
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
