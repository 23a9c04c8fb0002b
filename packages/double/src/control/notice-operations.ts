import { loadMethod, type MethodDefinition, type MethodTypes } from "@rollcall/webapi-core";
import { webapi } from "../generated/control/index.js";
import type { Notices } from "../journal/notices.js";
import type { Operations } from "./create-control.js";

type Operation = (sent: { readonly world?: string }, context: object) => Promise<Outcome>;

interface Outcome {
  readonly ok: boolean;
  readonly world?: { readonly name: string };
}

/** Tells listeners of operations that change something. The journal has the acts of people, so they are left out. */
export function noticeOperations(operations: Operations, notices: Notices): Operations {
  const noticed = Object.entries(operations).map(([name, operation]) => {
    if (name.startsWith("people.")) return [name, operation];
    return [name, notice(name as keyof Operations, operation as Operation, notices)];
  });
  // Each has the arguments and the answer of the operation with its name.
  return Object.fromEntries(noticed) as Operations;
}

function notice(name: keyof Operations, operation: Operation, notices: Notices): Operation {
  return async (sent, context) => {
    const outcome = await operation(sent, context);
    if (!outcome.ok) return outcome;
    // Any definition: its types do not matter here. The call has loaded it.
    const { verb }: MethodDefinition<MethodTypes> = await loadMethod<MethodTypes, unknown>(webapi.methods[name]);
    if (verb !== "GET") notices.publish({ world: outcome.world?.name ?? sent.world ?? "default", by: name });
    return outcome;
  };
}
