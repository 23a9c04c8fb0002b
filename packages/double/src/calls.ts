import type { ScimExchange } from "@rollcall/scim-core";
import type { ScimCaller, WebapiCaller } from "@rollcall/service";
import type { ArgumentWriter, MethodExchange } from "@rollcall/webapi-core";
import type { FaultCall } from "./faults/fault-list.js";

/** A method call in the form that faults match. */
export function callOfMethod(exchange: MethodExchange<WebapiCaller>, writeArguments: ArgumentWriter): FaultCall {
  const { definition, arguments: sent, context } = exchange;
  return {
    method: definition.wireName,
    arguments: writeArguments(definition, sent),
    ...(context.caller && { tokenHash: context.caller.token.hash }),
  };
}

/** A SCIM request in the form that faults match; its arguments are the members of its body. */
export function callOfScim({ version, route, body, context }: ScimExchange<ScimCaller>): FaultCall {
  const sent = body && parseBody(body);
  return {
    route: `${route.verb} ${route.path}`,
    version,
    tokenHash: context.caller.token.hash,
    ...(sent && { arguments: sent }),
  };
}

/** Parses a body; undefined if it is not a JSON object, which the engine then refuses. */
export function parseBody(body: Uint8Array): object | undefined {
  if (body.byteLength === 0) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
