import type { MethodMap, MethodTable, WebapiDefinition } from "./definition.js";

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
