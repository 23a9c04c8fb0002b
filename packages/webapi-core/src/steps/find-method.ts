import type { Call } from "../engine/call.js";
import type { CompiledMethod } from "../methods/compile-methods.js";
import { type Refusal, refuse } from "../refusals/refusal.js";

/** Finds the method that the path names. Only GET and POST are served. */
export function findMethod({ engine, request, path }: Call): { readonly method: CompiledMethod } | Refusal {
  const isServed = request.method === "GET" || request.method === "POST";
  const method = isServed ? engine.methods.get(path) : undefined;
  return method === undefined ? refuse("unknownMethod") : { method };
}
