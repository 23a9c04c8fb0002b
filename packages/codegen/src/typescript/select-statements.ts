import {
  type ExportDeclarationStructure,
  type ImportDeclarationStructure,
  type StatementStructures,
  StructureKind,
} from "ts-morph";
import type { Module } from "./print-modules.js";

/**
 * Reduces modules to their types, or to types and validators, and everything that these refer to. Empty modules are
 * left out.
 */
export function selectStatements(modules: readonly Module[], part: "types" | "validators"): readonly Module[] {
  const kept = mentioned(
    modules,
    (statement) => isType(statement) || (part === "validators" && isValidator(statement)),
  );
  return modules.flatMap((module) => {
    const statements = module.statements.flatMap((statement): readonly StatementStructures[] => {
      if (statement.kind === StructureKind.ExportDeclaration) return exportOf(statement, kept);
      return kept.has(nameOf(statement) ?? "") ? [statement] : [];
    });
    const words = new Set(statements.flatMap(wordsOf));
    const imports = module.imports.flatMap((each) => importOf(each, words));
    return statements.length === 0 ? [] : [{ ...module, imports, statements }];
  });
}

/** The names of the wanted statements, and of those that they refer to. */
function mentioned(
  modules: readonly Module[],
  wanted: (statement: StatementStructures) => boolean,
): ReadonlySet<string> {
  const statements = modules.flatMap((module) => module.statements);
  const byName = new Map(statements.map((statement) => [nameOf(statement) ?? "", statement] as const));
  const names = new Set<string>();
  const take = (statement: StatementStructures): void => {
    const name = nameOf(statement);
    if (name === undefined || names.has(name)) return;
    names.add(name);
    for (const word of wordsOf(statement)) {
      const other = byName.get(word);
      if (other !== undefined && !isTable(other)) take(other);
    }
  };
  statements.filter(wanted).forEach(take);
  return names;
}

/** Types derived from a table describe the engine's side and need that table. */
function isType(statement: StatementStructures): boolean {
  const isDeclared = statement.kind === StructureKind.Interface || statement.kind === StructureKind.TypeAlias;
  return isDeclared && !/\btypeof\b/.test(JSON.stringify(statement));
}

/** A table of the engine can have the name of a member, such as `events`, that types and validators mention. */
function isTable(statement: StatementStructures): boolean {
  return (
    statement.kind === StructureKind.VariableStatement &&
    statement.declarations.some(({ type }) => typeof type === "string" && /^Event(Table|Definition)</.test(type))
  );
}

function isValidator(statement: StatementStructures): boolean {
  return (
    statement.kind === StructureKind.VariableStatement &&
    statement.declarations.some(({ type }) => typeof type === "string" && /^Schema</.test(type))
  );
}

function nameOf(statement: StatementStructures): string | undefined {
  if (statement.kind === StructureKind.VariableStatement) return statement.declarations[0]?.name;
  if (statement.kind === StructureKind.Interface || statement.kind === StructureKind.TypeAlias) return statement.name;
  return undefined;
}

/** All identifiers in the code of a statement, without its docstrings. */
function wordsOf(statement: StatementStructures): readonly string[] {
  const code = JSON.stringify(statement, (key, value: unknown) => (key === "docs" ? undefined : value));
  return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

function exportOf(
  statement: ExportDeclarationStructure,
  kept: ReadonlySet<string>,
): readonly ExportDeclarationStructure[] {
  const named = statement.namedExports;
  if (!Array.isArray(named)) return [statement];
  const namedExports = named.filter((each) => typeof each === "object" && kept.has(each.name));
  return namedExports.length === 0 ? [] : [{ ...statement, namedExports }];
}

function importOf(
  statement: ImportDeclarationStructure,
  words: ReadonlySet<string>,
): readonly ImportDeclarationStructure[] {
  const named = statement.namedImports;
  if (!Array.isArray(named)) return [statement];
  const namedImports = named.filter((each) => typeof each === "object" && words.has(each.name));
  return namedImports.length === 0 ? [] : [{ ...statement, namedImports }];
}
