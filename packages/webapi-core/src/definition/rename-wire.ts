import type { AnyLazyMethod, AnyMethodDefinition, MethodMap, WebapiDefinition } from "./definition.js";
import { isLazy } from "./load-method.js";
import { mapValues, type RenameWire, refuseClashes, renameFields, renameNames } from "./rename-names.js";

/**
 * Renames methods, arguments, and the fields of arguments and responses on the wire. Names in code, codes and values
 * are kept. A method whose definition is loaded later is renamed when it is loaded.
 * @throws TypeError if two methods, or two fields of one object, would have the same name. For the fields of a method
 *   that is loaded later, its `load` rejects with the error.
 */
export function renameWire<Methods extends MethodMap<Methods>, Code extends string, Facts = unknown>(
  definition: WebapiDefinition<Methods, Code, Facts>,
  rename: RenameWire,
): WebapiDefinition<Methods, Code, Facts> {
  const { types } = definition;
  // One table holds methods of many types, which are not touched here.
  const methods = definition.methods as unknown as { readonly [name: string]: AnyMethodDefinition | AnyLazyMethod };
  const renamed = mapValues(methods, (method) => renameMethod(method, rename));
  refuseClashes("methods", renamed);
  return {
    ...definition,
    methods: renamed as unknown as typeof definition.methods,
    ...(types && { types: mapValues(types, (type) => renameNames(type, rename)) }),
  };
}

function renameMethod(method: AnyMethodDefinition | AnyLazyMethod, rename: RenameWire) {
  if (!isLazy(method)) return renameDefinition(method, rename);
  const { wireName, load } = method;
  return { wireName: rename(wireName), load: async () => renameDefinition(await load(), rename) };
}

function renameDefinition(method: AnyMethodDefinition, rename: RenameWire): AnyMethodDefinition {
  const { wireName, argumentTable, responseTable } = method;
  return {
    ...method,
    wireName: rename(wireName),
    argumentTable: renameFields(argumentTable, rename),
    ...(responseTable && { responseTable: renameFields(responseTable, rename) }),
  };
}
