import type { ScimExchange } from "@rollcall/scim-core";
import type { ScimCaller, WebapiCaller } from "@rollcall/service";
import { createArgumentWriter, type MethodExchange } from "@rollcall/webapi-core";
import type { ServiceDefinitions } from "../service-definitions.js";
import type { FaultCall } from "./faults/fault-call.js";

/** What methods and their arguments are called on the wire, by their names in code. */
export interface CallNames {
  method(method: string): string;
  arguments(method: string, sent: object): object;
}

/** The names of a server's definitions. */
export function createCallNames({ webapi }: ServiceDefinitions): CallNames {
  const table: Readonly<Record<string, { readonly wireName: string }>> = webapi.methods;
  return { method: (method) => table[method]?.wireName ?? method, arguments: createArgumentWriter(webapi) };
}

/** A call of a method, as faults see it. */
export function callOfMethod(exchange: MethodExchange<WebapiCaller>, names: CallNames): FaultCall {
  const { method, arguments: sent, context } = exchange;
  return {
    method: names.method(method),
    arguments: names.arguments(method, sent),
    ...(context.caller && { tokenHash: context.caller.token.hash }),
  };
}

/** A request to SCIM, as faults see it; its arguments are what its body holds. */
export function callOfScim({ version, route, body, context }: ScimExchange<ScimCaller>): FaultCall {
  const sent = body && parseBody(body);
  return {
    route: `${route.verb} ${route.path}`,
    version,
    tokenHash: context.caller.token.hash,
    ...(sent && { arguments: sent }),
  };
}

/** What a body holds; undefined where it is no JSON object, which the engine refuses itself. */
export function parseBody(body: Uint8Array): object | undefined {
  if (body.byteLength === 0) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
