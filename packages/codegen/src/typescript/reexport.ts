import { type StatementStructures, StructureKind } from "ts-morph";
import { exportedNames, type Module } from "./print-modules.js";

/** The re-export of everything that a module exports. */
export function reexport(module: Module, from = "."): StatementStructures {
  const names = module.statements.flatMap(exportedNames);
  const file = module.path.split("/").at(-1)?.replace(/\.ts$/, ".js");
  return {
    kind: StructureKind.ExportDeclaration,
    moduleSpecifier: `${from}/${file}`,
    namedExports: names.map(({ name, isType }) => ({ name, isTypeOnly: isType })),
  };
}
