import type { AnyLazyMethod, AnyMethodDefinition, LazyMethod, MethodDefinition, MethodTypes } from "./definition.js";

/** Returns the definition of a method, and loads it if needed. */
export async function loadMethod<T extends MethodTypes, Facts>(
  method: MethodDefinition<T, Facts> | LazyMethod<T, Facts>,
): Promise<MethodDefinition<T, Facts>>;
export async function loadMethod(method: AnyMethodDefinition | AnyLazyMethod): Promise<AnyMethodDefinition>;
export async function loadMethod(method: AnyMethodDefinition | AnyLazyMethod): Promise<AnyMethodDefinition> {
  return isLazy(method) ? method.load() : method;
}

/** Whether the definition of a method has to be loaded. */
export function isLazy(method: AnyMethodDefinition | AnyLazyMethod): method is AnyLazyMethod {
  return "load" in method;
}
