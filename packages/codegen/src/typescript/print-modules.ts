import { type ImportDeclarationStructure, Project, type StatementStructures, StructureKind } from "ts-morph";
import type { NamedModel } from "../model/value-model.js";
import { bannerText, type OutputFile } from "../output/output-file.js";

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

/** A generated TypeScript module before printing. */
export interface Module {
  readonly path: string;
  /** The definition that it is generated from, or the folder of several. */
  readonly from: string;
  readonly imports: readonly ImportDeclarationStructure[];
  readonly statements: readonly StatementStructures[];
  /** The named models whose validators are in the module. */
  readonly models?: readonly NamedModel[];
  /** Whether a set on top of this one emits the whole module if a part of it changes. Default: the changed declarations. */
  readonly inOnePiece?: true;
  /** Constants that a set on top of this one does not spread, because the types of their values are not its own. */
  readonly unspread?: readonly string[];
  /** Tables whose rows are found by name, so that their order has no meaning: `webapi.methods`. Default: none. */
  readonly byName?: readonly string[];
}

/** The first line of every generated TypeScript file. */
export function banner(from: string): string {
  return `// ${bannerText(from)}`;
}

/** Prints modules through one in-memory project. The formatter formats them later. */
export function printModules(modules: readonly Module[]): readonly OutputFile[] {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  return modules.map(({ path, from, imports, statements }) => {
    const spaced = statements.map((each) => ({ ...each, leadingTrivia: "\n" }));
    const file = project.createSourceFile(path, { statements: [...imports, ...spaced] });
    return { path, text: `${banner(from)}\n\n${file.getFullText()}` };
  });
}

/** Prints modules. */
export type PrintModules = (modules: readonly Module[]) => readonly OutputFile[];

/** Creates a printer that remembers the last text of each module and prints only changed modules. */
export function createPrinter(): PrintModules {
  const known = new Map<string, { readonly said: string; readonly file: OutputFile }>();
  return (modules) => {
    const saying = modules.map((module) => ({ module, said: JSON.stringify({ ...module, models: undefined }) }));
    const changed = saying.filter(({ module, said }) => known.get(module.path)?.said !== said);
    for (const [i, file] of printModules(changed.map(({ module }) => module)).entries()) {
      known.set(file.path, { said: changed[i]?.said ?? "", file });
    }
    return modules.flatMap(({ path }) => known.get(path)?.file ?? []);
  };
}

/** A name that a module exports. */
interface ExportedName {
  readonly name: string;
  readonly isType: boolean;
}

/** The names that a statement exports. */
export function exportedNames(statement: StatementStructures): readonly ExportedName[] {
  if (statement.kind === StructureKind.Interface || statement.kind === StructureKind.TypeAlias) {
    return statement.isExported === true ? [{ name: statement.name, isType: true }] : [];
  }
  if (statement.kind !== StructureKind.VariableStatement || statement.isExported !== true) return [];
  return statement.declarations.map(({ name }) => ({ name, isType: false }));
}
