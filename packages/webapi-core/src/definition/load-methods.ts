import type {
  AnyLazyMethod,
  AnyMethodDefinition,
  LazyMethod,
  LoadedDefinition,
  MethodDefinition,
  MethodMap,
  MethodTable,
  MethodTypes,
  WebapiDefinition,
} from "./definition.js";

/**
 * Loads the definitions of all methods of a set, for readers that need every one: pages, reports, tests. Serving a set
 * loads only the methods that are called.
 *
 * @example const { methods } = await loadMethods(webapi);
 */
export async function loadMethods<Methods extends MethodMap<Methods>, Code extends string, Facts>(
  definition: WebapiDefinition<Methods, Code, Facts>,
): Promise<LoadedDefinition<Methods, Code, Facts>> {
  // One table holds methods of many types, which are not touched here.
  const rows = definition.methods as unknown as Readonly<Record<string, AnyMethodDefinition | AnyLazyMethod>>;
  const loaded = await Promise.all(Object.entries(rows).map(async ([name, row]) => [name, await loadMethod(row)]));
  return { ...definition, methods: Object.fromEntries(loaded) };
}

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

/**
 * Adds methods to a base set, or replaces methods of the same key. Mount, situations, codes and limits are those of the
 * base.
 */
export function extendMethods<
  Base extends MethodMap<Base>,
  Code extends string,
  More extends MethodMap<More>,
  Facts = unknown,
>(
  base: WebapiDefinition<Base, Code, Facts>,
  more: MethodTable<More, Facts>,
): WebapiDefinition<Omit<Base, keyof More> & More, Code, Facts> {
  // To the compiler a spread of generic tables is their intersection. The later one wins, as the result type says.
  const methods = { ...base.methods, ...more.methods } as unknown as MethodTable<
    Omit<Base, keyof More> & More,
    Facts
  >["methods"];
  return { ...base, methods };
}
