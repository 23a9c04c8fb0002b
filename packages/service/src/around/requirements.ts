import { webapiArgumentRequirements, webapiRequirements } from "@rollcall/api/webapi";
import type { MethodAround, MethodExchange } from "@rollcall/webapi-core";
import { holds, type Requirement } from "../directory/requirement.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";

/** Precondition in the definition of an argument. */
interface ArgumentRequirement extends Requirement {
  /** Values that it applies to. Default: any value. */
  readonly values?: readonly (string | number | boolean)[];
}

const ofMethods: { readonly [method: string]: readonly Requirement[] } = webapiRequirements;
const ofArguments: {
  readonly [method: string]: { readonly [argument: string]: readonly ArgumentRequirement[] };
} = webapiArgumentRequirements;

/**
 * Refuses a call if the plan, features, or the caller's role, token or app do not meet the preconditions of the method
 * or of an argument sent.
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
