import type { AnyLazyMethod, AnyMethodDefinition, LazyMethod, MethodDefinition, MethodTypes } from "./definition.js";

/** Returns the definition of a method, and loads it if needed. */
export async function loadMethod<T extends MethodTypes, Facts>(
  method: MethodDefinition<T, Facts> | LazyMethod<T, Facts>,
): Promise<MethodDefinition<T, Facts>>;
export async function loadMethod(method: AnyMethodDefinition | AnyLazyMethod): Promise<AnyMethodDefinition>;
export async function loadMethod(method: AnyMethodDefinition | AnyLazyMethod): Promise<AnyMethodDefinition> {
  if (!isLazy(method)) return method;
  // An import takes 40 microseconds even if its module is loaded.
  const definition = loaded.get(method) ?? (await method.load());
  loaded.set(method, definition);
  return definition;
}

const loaded = new WeakMap<AnyLazyMethod, AnyMethodDefinition>();

/** Whether the definition of a method has to be loaded. */
export function isLazy(method: AnyMethodDefinition | AnyLazyMethod): method is AnyLazyMethod {
  return "load" in method;
}
