import type { MethodFacts, Methods } from "@rollcall/api/webapi";
import type { Clock } from "@rollcall/scim-core";
import { type AnyOutcome, explainArguments, loadMethod, type MethodHandlers, withoutZod } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../model/webapi-caller.js";
import { checkRequirements } from "../rules/middleware/requirements.js";
import type { ActiveDefinitions } from "../values/active-definitions.js";
import type { Ids } from "../values/ids.js";
import type { ActOutcome, ActRefusal, CallAs } from "./act.js";

/** Dependencies of calls as a person. */
interface CallAsOptions {
  readonly definitions: ActiveDefinitions;
  readonly handlers: MethodHandlers<Methods, WebapiCaller>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Creates calls of methods as a person: their arguments and preconditions are checked and their rules apply, but nothing
 * is counted.
 */
export function createCallAs({ definitions, handlers, clock, ids }: CallAsOptions, caller: WebapiCaller): CallAs {
  return async <Name extends keyof Methods>(method: Name, sent: Methods[Name]["arguments"]) => {
    const definition = await loadMethod<Methods[Name], MethodFacts>(definitions.webapi.methods[method]);
    const checked = definition.arguments(withoutZod).safeParse(sent);
    if (!checked.success) return refused("invalid_arguments", explainArguments(definition, sent).join("; "));
    const { signal } = new AbortController();
    const context = { caller, now: clock.now(), requestId: ids.uuid(), signal };
    // The handler of a method takes the arguments of the method.
    const handler = handlers[method] as (args: object, context: object) => Promise<AnyOutcome>;
    const args = checked.data as object;
    const exchange = { method, definition, arguments: args, context };
    const answer = await checkRequirements(exchange, () => handler(args, context));
    if (!answer.ok) return refused(answer.error ?? "fatal_error", sentenceOf(answer));
    return answer as unknown as ActOutcome<Methods[Name]["response"]>;
  };
}

function refused(code: string, detail: string): ActRefusal {
  return { ok: false, error: "refused", code, detail: `${code}: ${detail}` };
}

function sentenceOf({ reason, messages = [] }: AnyOutcome): string {
  const { found, wanted } = reason ?? {};
  const shown = found === undefined ? [] : [`found ${JSON.stringify(found)}`];
  return [...messages, ...shown, ...(wanted === undefined ? [] : [`wanted ${wanted}`])].join(", ");
}
