import type { ScimExchange } from "@rollcall/scim-core";
import type { ScimCaller, ServedSets, WebapiCaller } from "@rollcall/service";
import { createArgumentWriter, type MethodExchange } from "@rollcall/webapi-core";
import type { FaultCall } from "./faults/fault-call.js";

/** Converts the names of methods and arguments in code to their names on the wire. */
interface CallNames {
  method(method: string): string;
  arguments(method: string, sent: object): object;
}

/** Creates the conversion for the definitions of a server. */
export function createCallNames({ webapi }: ServedSets): CallNames {
  const table: Readonly<Record<string, { readonly wireName: string }>> = webapi.methods;
  return { method: (method) => table[method]?.wireName ?? method, arguments: createArgumentWriter(webapi) };
}

/** A method call in the form that faults match. */
export function callOfMethod(exchange: MethodExchange<WebapiCaller>, names: CallNames): FaultCall {
  const { method, arguments: sent, context } = exchange;
  return {
    method: names.method(method),
    arguments: names.arguments(method, sent),
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
