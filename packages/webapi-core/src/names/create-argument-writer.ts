import type { FieldTable, MethodMap, WebapiDefinition } from "../definition/definition.js";
import { toWireNames } from "./rename.js";
import { createNameCompiler, type WireNames } from "./wire-names.js";

/** Writes arguments under their names on the wire, to show or match what was sent. The method is named by its key. */
export type ArgumentWriter = (method: string, sent: object) => object;

/**
 * Creates a writer for the arguments of a set's methods. Arguments without different names are returned as they are.
 */
export function createArgumentWriter<Methods extends MethodMap<Methods>, Code extends string>(
  definition: WebapiDefinition<Methods, Code>,
): ArgumentWriter {
  const compile = createNameCompiler(definition.types);
  const methods = definition.methods as unknown as { readonly [key: string]: { readonly argumentTable: FieldTable } };
  const names = new Map<string, WireNames | undefined>();
  const namesOf = (method: string): WireNames | undefined => {
    const fields = Object.hasOwn(methods, method) ? methods[method]?.argumentTable : undefined;
    if (fields !== undefined && !names.has(method)) names.set(method, compile({ fields }));
    return names.get(method);
  };
  return (method, sent) => {
    const known = namesOf(method);
    // Renaming an object returns an object.
    return known === undefined ? sent : (toWireNames(sent, known) as object);
  };
}
