import type { AnyMethodDefinition, NamesDefinition } from "../definition/definition.js";
import { toWireNames } from "./rename.js";
import { createNameCompiler, type WireNames } from "./wire-names.js";

/** Writes arguments of a method under their names on the wire, to show or match what was sent. */
export type ArgumentWriter = (method: Pick<AnyMethodDefinition, "argumentTable">, sent: object) => object;

/**
 * Creates a writer for the arguments of a set's methods. Arguments without different names are returned as they are.
 */
export function createArgumentWriter(definition: {
  readonly types?: { readonly [type: string]: NamesDefinition };
}): ArgumentWriter {
  const compile = createNameCompiler(definition.types);
  const names = new WeakMap<object, WireNames | "same">();
  return ({ argumentTable: fields }, sent) => {
    const known = names.get(fields) ?? compile({ fields }) ?? "same";
    names.set(fields, known);
    // Renaming an object returns an object.
    return known === "same" ? sent : (toWireNames(sent, known) as object);
  };
}
