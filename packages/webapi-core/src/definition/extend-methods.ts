import type { MethodMap, MethodTable, WebapiDefinition } from "./definition.js";

/**
 * Adds methods to a base set, or replaces methods of the same key. Mount, situations, codes and limits are those of the
 * base.
 */
export function extendMethods<Base extends MethodMap<Base>, Code extends string, More extends MethodMap<More>>(
  base: WebapiDefinition<Base, Code>,
  more: MethodTable<More>,
): WebapiDefinition<Omit<Base, keyof More> & More, Code> {
  // To the compiler a spread of generic tables is their intersection. The later one wins, as the result type says.
  const methods = { ...base.methods, ...more.methods } as unknown as MethodTable<
    Omit<Base, keyof More> & More
  >["methods"];
  return { ...base, methods };
}
