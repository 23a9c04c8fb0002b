import type { MethodMap, MethodTable, WebapiDefinition } from "./definition.js";

/**
 * The base set with more methods, or with its own replaced by methods of the same key. Mount, situations, codes and
 * limits are those of the base.
 */
export function extendMethods<Base extends MethodMap<Base>, Code extends string, More extends MethodMap<More>>(
  base: WebapiDefinition<Base, Code>,
  more: MethodTable<More>,
): WebapiDefinition<Omit<Base, keyof More> & More, Code> {
  // A spread of generic tables is their intersection to the compiler; the later one wins, as the result type says.
  const methods = { ...base.methods, ...more.methods } as unknown as MethodTable<
    Omit<Base, keyof More> & More
  >["methods"];
  return { ...base, methods };
}
