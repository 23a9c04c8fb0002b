import { posix } from "node:path";
import {
  type InterfaceDeclarationStructure,
  type StatementStructures,
  StructureKind,
  type TypeAliasDeclarationStructure,
  type VariableStatementStructure,
} from "ts-morph";
import type { Module } from "../typescript/print-modules.js";
import { readTable, type Table } from "./table.js";

/** A statement that declares one name. */
export type Declaring = InterfaceDeclarationStructure | TypeAliasDeclarationStructure | VariableStatementStructure;

/** A text that is compared, and its code, in which references are looked for. */
interface Part {
  readonly said: string;
  readonly code: string;
}

/** One declaration of a module. */
export interface Declaration {
  /** Path of the module and name. */
  readonly id: string;
  readonly name: string;
  readonly module: Module;
  readonly statement: Declaring;
  readonly isExported: boolean;
  readonly isType: boolean;
  /** Everything but its members. */
  readonly frame: Part;
  /** Members of an interface, or rows of a table, by name. Empty if the declaration is compared as a whole. */
  readonly members: ReadonlyMap<string, Part>;
  /** Set for a constant whose rows are members. */
  readonly table?: Table;
}

/** Declarations by their identifiers. */
export type Declarations = ReadonlyMap<string, Declaration>;

/** Reads the declarations of modules. */
export function readDeclarations(modules: readonly Module[]): Declarations {
  const all = modules.flatMap((module) =>
    module.statements.flatMap((statement) => (isDeclaring(statement) ? [readDeclaration(statement, module)] : [])),
  );
  return new Map(all.map((declaration) => [declaration.id, declaration]));
}

/** The identifier of a declaration in a module. */
export function idOf(path: string, name: string): string {
  return `${path}#${name}`;
}

/** The identifier of a member of a declaration. */
export function memberId(id: string, member: string): string {
  return `${id}.${member}`;
}

function isDeclaring(statement: StatementStructures): statement is Declaring {
  const { kind } = statement;
  return (
    kind === StructureKind.Interface || kind === StructureKind.TypeAlias || kind === StructureKind.VariableStatement
  );
}

function readDeclaration(statement: Declaring, module: Module): Declaration {
  const name = nameOf(statement);
  return {
    id: idOf(module.path, name),
    name,
    module,
    statement,
    isExported: statement.isExported === true,
    isType: statement.kind !== StructureKind.VariableStatement,
    ...(module.inOnePiece === true ? undivided(statement) : divided(statement)),
  };
}

function nameOf(statement: Declaring): string {
  if (statement.kind !== StructureKind.VariableStatement) return statement.name;
  return statement.declarations[0]?.name ?? "";
}

type Divided = Pick<Declaration, "frame" | "members" | "table">;

function undivided(statement: Declaring): Divided {
  return { frame: { said: JSON.stringify(statement), code: codeOf(statement) }, members: new Map() };
}

/** An interface without members, and each of them; a constant without its rows, and each of them. */
function divided(statement: Declaring): Divided {
  if (statement.kind === StructureKind.Interface) {
    const frame = { ...statement, properties: [] };
    const members = (statement.properties ?? []).map(
      (property) => [property.name, { said: JSON.stringify(property), code: textOf(property.type) }] as const,
    );
    return { frame: { said: JSON.stringify(frame), code: codeOf(frame) }, members: new Map(members) };
  }
  const table = statement.kind === StructureKind.VariableStatement ? readTable(initializerOf(statement)) : undefined;
  if (statement.kind !== StructureKind.VariableStatement || table === undefined) return undivided(statement);
  const frame = withInitializer(statement, table.around.join("{}"));
  const rows = [...table.rows].map(([key, text]) => [key, { said: text, code: text }] as const);
  return { frame: { said: JSON.stringify(frame), code: codeOf(frame) }, members: new Map(rows), table };
}

/** The text of a constant's value. */
export function initializerOf({ declarations }: VariableStatementStructure): string {
  return textOf(declarations[0]?.initializer);
}

/** A constant with another value. */
export function withInitializer(
  statement: VariableStatementStructure,
  initializer: string,
): VariableStatementStructure {
  return { ...statement, declarations: statement.declarations.map((each) => ({ ...each, initializer })) };
}

/** The code of a statement, without its docstrings. */
export function codeOf(statement: Declaring): string {
  switch (statement.kind) {
    case StructureKind.TypeAlias:
      return textOf(statement.type);
    case StructureKind.VariableStatement:
      return `${textOf(statement.declarations[0]?.type)} = ${initializerOf(statement)}`;
    case StructureKind.Interface: {
      const parameters = (statement.typeParameters ?? []).flatMap((each) =>
        typeof each === "string" ? [] : [textOf(each.constraint), textOf(each.default)],
      );
      const extended = Array.isArray(statement.extends) ? statement.extends.map(textOf) : [];
      const members = (statement.properties ?? []).map(({ type }) => textOf(type));
      return [...parameters, ...extended, ...members].join("; ");
    }
  }
}

/** The emitters write every type and value as text. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The words of a type that is a union of words. Undefined for another type. */
export function unionWords({ statement, frame }: Declaration): readonly string[] | undefined {
  if (statement.kind !== StructureKind.TypeAlias) return undefined;
  const words = frame.code.split(" | ");
  return words.every((word) => /^"[^"]*"$/.test(word)) ? words : undefined;
}

/** The module of a relative import. Undefined for a package. */
export function importedPath({ path }: Module, specifier: string): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  return posix.join(posix.dirname(path), specifier).replace(/\.js$/, ".ts");
}

/** The declarations that the names of a module refer to: its own, and those that it imports. */
export type Scope = ReadonlyMap<string, Declaration>;

/** Creates the scope of each module. */
export function createScopes(declarations: Declarations): (module: Module) => Scope {
  const scopes = new Map<string, Scope>();
  const own = Map.groupBy(declarations.values(), ({ module }) => module.path);
  const read = (module: Module): Scope => {
    const imported = module.imports.flatMap(({ moduleSpecifier, namedImports }) => {
      const path = importedPath(module, moduleSpecifier);
      if (path === undefined || !Array.isArray(namedImports)) return [];
      return namedImports.flatMap((each) => {
        const name = typeof each === "object" ? each.name : "";
        const found = declarations.get(idOf(path, name));
        return found === undefined ? [] : [[name, found] as const];
      });
    });
    const local = (own.get(module.path) ?? []).map((each) => [each.name, each] as const);
    return new Map([...imported, ...local]);
  };
  return (module) => {
    const scope = scopes.get(module.path) ?? read(module);
    scopes.set(module.path, scope);
    return scope;
  };
}

/** A member of the shape of an object, such as `userCreateShape(z).emails`. */
const shapeMember = /(?<![\w$])(?<!(?<!\.)\.)([A-Za-z_$][\w$]*)\(z\)(?:\.([A-Za-z_$][\w$]*)|\[("(?:[^"\\]|\\.)*")\])/g;
/** A module that is loaded later, and the name that is taken from it. */
export const lazyImport = /import\("([^"]+)"\)\)\.([A-Za-z_$][\w$]*)/g;
/** Strings and regular expressions. Generated code has no divisions. */
const literals = /"(?:[^"\\]|\\.)*"|\/(?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+\//g;

/** The names in a text of code that are not keys, members or parts of literals. */
export function wordsOf(code: string): ReadonlySet<string> {
  const words = code.replaceAll(literals, '""').match(/(?<![\w$])(?<!(?<!\.)\.)[A-Za-z_$][\w$]*(?![\w$]|\??\s*:)/g);
  return new Set(words ?? []);
}

/** The identifiers of what a text of a module refers to. */
export function referencesOf(code: string, module: Module, scope: Scope): readonly string[] {
  const members = [...code.matchAll(shapeMember)].flatMap(([, name = "", plain, text]) => {
    const found = scope.get(name);
    const member = plain ?? (text === undefined ? "" : String(JSON.parse(text)));
    if (found === undefined) return [];
    // `emailSchema(z).exactOptional()` is a call of the whole.
    return [found.members.has(member) ? memberId(found.id, member) : found.id];
  });
  const later = [...code.matchAll(lazyImport)].flatMap(([, specifier = "", name = ""]) => {
    const path = importedPath(module, specifier);
    return path === undefined ? [] : [idOf(path, name)];
  });
  const words = [...wordsOf(code.replaceAll(shapeMember, ""))].flatMap((word) => scope.get(word)?.id ?? []);
  return [...members, ...later, ...words];
}
