import { posix } from "node:path";
import { type ExportDeclarationStructure, type StatementStructures, StructureKind } from "ts-morph";
import { createImports, type Imports } from "../typescript/imports.js";
import { type Module, reexport } from "../typescript/print-modules.js";
import {
  codeOf,
  createScopes,
  type Declaration,
  type Declarations,
  type Declaring,
  idOf,
  importedPath,
  initializerOf,
  lazyImport,
  memberId,
  readDeclarations,
  referencesOf,
  type Scope,
  withInitializer,
  wordsOf,
} from "./declarations.js";
import { type Changes, findChanges } from "./find-changes.js";
import { baseName, reduce } from "./reduce.js";

/** A set and its base, emitted to the same paths. */
interface AdditionParts {
  readonly own: readonly Module[];
  readonly base: readonly Module[];
  /** Folder of the definitions of the set. */
  readonly folder: string;
  /** The entry of the base's package with a module. Undefined for a module that the package keeps to itself. */
  readonly entryOf: (path: string) => string | undefined;
}

/**
 * The modules of a set without what its base's package has: new and changed declarations, and tables that spread those of
 * the base. A method, a type or an event that has changed is emitted as a whole.
 */
export function emitAddition({ own, base, folder, entryOf }: AdditionParts): readonly Module[] {
  const declarations = readDeclarations(own);
  const known = readDeclarations(base);
  const scopeOf = createScopes(declarations);
  const isKnown = ({ id, module }: Declaration) =>
    known.get(id)?.isExported === true && entryOf(module.path) !== undefined;
  const { changed, narrowed } = findChanges(declarations, known);
  const reduced = createReducer({ known, isKnown, scopeOf, changed, narrowed });
  const additions = new Map<string, Declaring>();
  const add = (declaration: Declaration): void => {
    if (additions.has(declaration.id)) return;
    const statement = reduced(declaration) ?? declaration.statement;
    additions.set(declaration.id, statement);
    const scope = scopeOf(declaration.module);
    // What the base does not export is written again.
    for (const word of wordsOf(codeOf(statement))) {
      const used = scope.get(word);
      if (used !== undefined && !isKnown(used)) add(used);
    }
  };
  const all = [...declarations.values()];
  const touched = new Set(all.filter(({ id }) => changed.has(id)).map(({ module }) => module));
  all.filter(({ id, module }) => changed.has(id) || (module.inOnePiece === true && touched.has(module))).forEach(add);
  const writing: Writing = { additions, declarations, scopeOf, entryOf, folder };
  const modules = own.flatMap((module) => writeModule(module, writing));
  const written = new Map(modules.map((module) => [module.path, module]));
  return [...modules, ...own.flatMap((module) => writeIndex(module, written))];
}

interface Reducing extends Changes {
  readonly known: Declarations;
  /** Whether the base's package exports a declaration. */
  readonly isKnown: (declaration: Declaration) => boolean;
  readonly scopeOf: (module: Module) => Scope;
}

/** Creates the function that writes a declaration in terms of the base's. It returns undefined for one that says it all. */
function createReducer({ known, isKnown, scopeOf, changed, narrowed }: Reducing) {
  return (own: Declaration): Declaring | undefined => {
    const { id, name, module, frame } = own;
    const scope = scopeOf(module);
    const refersTo = (code: string, ids: ReadonlySet<string>) =>
      referencesOf(code, module, scope).some((each) => ids.has(each));
    const base = isKnown(own) && module.inOnePiece !== true ? known.get(id) : undefined;
    const isUnfit = module.unspread?.includes(name) === true || refersTo(frame.code, narrowed);
    if (base === undefined || isUnfit || scope.has(baseName(base))) return undefined;
    return reduce(own, {
      base,
      isChanged: (text) => refersTo(text, changed),
      isChangedMember: (member) => changed.has(memberId(id, member)),
    });
  };
}

interface Writing {
  readonly additions: ReadonlyMap<string, Declaring>;
  readonly declarations: Declarations;
  readonly scopeOf: (module: Module) => Scope;
  readonly entryOf: AdditionParts["entryOf"];
  readonly folder: string;
}

/** A module with its additions, in the order of the whole module. None without additions. */
function writeModule(module: Module, writing: Writing): readonly Module[] {
  const { additions, declarations, folder } = writing;
  const own = [...declarations.values()].filter((each) => each.module === module);
  const statements = own.flatMap(({ id }) => additions.get(id) ?? []);
  if (statements.length === 0) return [];
  const from =
    module.from === folder || module.from.startsWith(`${folder}/`) ? module.from : `${folder} and ${module.from}`;
  return [
    {
      path: module.path,
      from,
      imports: importsOf(module, own, writing).declarations(),
      statements: statements.map((statement) => withEntries(statement, module, writing)),
    },
  ];
}

/** The imports of what the additions of a module refer to, from the set or from the base's package. */
function importsOf(module: Module, own: readonly Declaration[], { additions, scopeOf, entryOf }: Writing): Imports {
  const imports = createImports();
  const scope = scopeOf(module);
  const entry = entryOf(module.path) ?? "";
  for (const { id, name, isType, statement } of own) {
    const added = additions.get(id);
    if (added === undefined) continue;
    const words = wordsOf(codeOf(added));
    if (added !== statement && words.has(baseName({ name, isType }))) {
      imports[isType ? "type" : "value"](entry, name, baseName({ name, isType }));
    }
    for (const { specifier, name: word, isTypeOnly } of importedNames(module)) {
      if (!words.has(word)) continue;
      const used = scope.get(word);
      const place = used === undefined || additions.has(used.id) ? specifier : (entryOf(used.module.path) ?? specifier);
      imports[isTypeOnly ? "type" : "value"](place, word);
    }
    for (const word of words) {
      const used = scope.get(word);
      if (used?.module !== module || additions.has(used.id)) continue;
      imports[used.isType ? "type" : "value"](entry, word);
    }
  }
  return imports;
}

interface ImportedName {
  readonly specifier: string;
  readonly name: string;
  readonly isTypeOnly: boolean;
}

function importedNames({ imports }: Module): readonly ImportedName[] {
  return imports.flatMap(({ moduleSpecifier: specifier, namedImports, isTypeOnly: all = false }) =>
    (Array.isArray(namedImports) ? namedImports : []).flatMap((each) =>
      typeof each === "object" ? [{ specifier, name: each.name, isTypeOnly: all || each.isTypeOnly === true }] : [],
    ),
  );
}

/** Loads the modules that the set does not have from the base's package. */
function withEntries(statement: Declaring, module: Module, { additions, entryOf }: Writing): Declaring {
  if (statement.kind !== StructureKind.VariableStatement) return statement;
  const text = initializerOf(statement).replaceAll(lazyImport, (found, specifier: string, name: string) => {
    const path = importedPath(module, specifier);
    const entry = path === undefined || additions.has(idOf(path, name)) ? undefined : entryOf(path);
    return entry === undefined ? found : found.replace(specifier, entry);
  });
  return withInitializer(statement, text);
}

/** An index with the names of the additions. None for another module, or without additions. */
function writeIndex(module: Module, written: ReadonlyMap<string, Module>): readonly Module[] {
  const statements = module.statements
    .filter(isExport)
    .flatMap(({ moduleSpecifier = "" }): readonly StatementStructures[] => {
      const target = written.get(importedPath(module, moduleSpecifier) ?? "");
      return target === undefined ? [] : [reexport(target, posix.dirname(moduleSpecifier))];
    });
  return statements.length === 0 ? [] : [{ ...module, statements }];
}

function isExport(statement: StatementStructures): statement is ExportDeclarationStructure {
  return statement.kind === StructureKind.ExportDeclaration;
}
