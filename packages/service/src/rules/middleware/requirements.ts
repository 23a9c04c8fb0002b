import type { ArgumentRequirement, MethodFacts } from "@rollcall/api/webapi";
import type { MethodExchange, MethodMiddleware } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { holds } from "../directory/user.js";

/**
 * Refuses a call if the plan, features, or the caller's role, token or app do not meet the preconditions of the method
 * or of an argument sent.
 */
export const checkRequirements: MethodMiddleware<WebapiCaller, MethodFacts> = (exchange, next) => {
  const { method, definition, context } = exchange;
  const { caller } = context;
  if (caller === undefined) return next();
  const { requires = [], argumentRequires } = definition.facts;
  if (requires.length === 0 && argumentRequires === undefined) return next();
  const asked = [...requires, ...askedByArguments(exchange, argumentRequires)];
  const failed = asked.find((requirement) => !holds(requirement, caller));
  if (failed === undefined) return next();
  const { error, ...wanted } = failed;
  const reason = { rule: "web-api#additional-codes-per-method", found: method, wanted: JSON.stringify(wanted) };
  return Promise.resolve({ ok: false, error, reason });
};

function askedByArguments(
  { arguments: sent }: MethodExchange<WebapiCaller>,
  asked: { readonly [argument: string]: readonly ArgumentRequirement[] } = {},
): readonly ArgumentRequirement[] {
  return Object.entries(sent).flatMap(([argument, value]: [string, unknown]) =>
    (asked[argument] ?? []).filter(({ values }) => values === undefined || values.some((each) => each === value)),
  );
}
