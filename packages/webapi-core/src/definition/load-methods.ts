import type {
  AnyLazyMethod,
  AnyMethodDefinition,
  LoadedDefinition,
  MethodMap,
  WebapiDefinition,
} from "./definition.js";
import { loadMethod } from "./load-method.js";

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
