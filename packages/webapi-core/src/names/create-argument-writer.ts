import type { FieldTable, MethodMap, WebapiDefinition } from "../definition.js";
import { toWireNames } from "./rename.js";
import { createNameCompiler } from "./wire-names.js";

/** Arguments under their names on the wire, for whoever shows or matches what was sent; the method is named by its key. */
export type ArgumentWriter = (method: string, sent: object) => object;

/** Writes arguments of a set's methods; where no name differs it gives them back as they are. */
export function createArgumentWriter<Methods extends MethodMap<Methods>, Code extends string>(
  definition: WebapiDefinition<Methods, Code>,
): ArgumentWriter {
  const compile = createNameCompiler(definition.types);
  const methods = definition.methods as unknown as { readonly [key: string]: { readonly argumentTable: FieldTable } };
  const names = new Map(Object.entries(methods).map(([key, { argumentTable: fields }]) => [key, compile({ fields })]));
  return (method, sent) => {
    const known = names.get(method);
    // What becomes of an object's names is an object.
    return known === undefined ? sent : (toWireNames(sent, known) as object);
  };
}
