import type { Call } from "../engine/call.js";
import type { CompiledMethod } from "../methods/compile-methods.js";
import { type Refusal, refuse } from "../refusals/refusal.js";

/** Finds the method that the path names, and loads it if it is called for the first time. Only GET and POST are served. */
export function findMethod({ engine, request, path }: Call): Found | Refusal | Promise<Found> {
  const isServed = request.method === "GET" || request.method === "POST";
  const method = isServed ? engine.methods.get(path) : undefined;
  if (method === undefined) return refuse("unknownMethod");
  return method instanceof Promise ? method.then((loaded) => ({ method: loaded })) : { method };
}

interface Found {
  readonly method: CompiledMethod;
}
