import { type ImportDeclarationStructure, StructureKind } from "ts-morph";

/** The imports of a module, collected while its statements are created. */
export interface Imports {
  /** Imports a value, and returns its name in the module. Default: its own. */
  readonly value: (from: string, name: string, alias?: string) => string;
  /** Imports a type, and returns its name in the module. Default: its own. */
  readonly type: (from: string, name: string, alias?: string) => string;
  /** The declarations, sorted and merged. */
  readonly declarations: () => readonly ImportDeclarationStructure[];
}

/** Creates an empty collection. A name used both as a value and as a type is imported once, as a value. */
export function createImports(): Imports {
  const modules = new Map<string, Map<string, Imported>>();
  const note = (kind: Imported["kind"], from: string, name: string, alias: string = name): string => {
    const names = modules.get(from) ?? new Map<string, Imported>();
    modules.set(from, names);
    if (kind === "value" || !names.has(alias)) names.set(alias, { name, kind });
    return alias;
  };
  return {
    value: (from, name, alias) => note("value", from, name, alias),
    type: (from, name, alias) => note("type", from, name, alias),
    declarations: () => [...modules].sort(byKey).map(([from, names]) => declaration(from, names)),
  };
}

interface Imported {
  readonly name: string;
  readonly kind: "value" | "type";
}

function declaration(from: string, names: ReadonlyMap<string, Imported>): ImportDeclarationStructure {
  const typeOnly = [...names.values()].every(({ kind }) => kind === "type");
  return {
    kind: StructureKind.ImportDeclaration,
    moduleSpecifier: from,
    isTypeOnly: typeOnly,
    namedImports: [...names].sort(byKey).map(([alias, { name, kind }]) => ({
      name,
      ...(alias !== name && { alias }),
      isTypeOnly: kind === "type" && !typeOnly,
    })),
  };
}

function byKey(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : 1;
}
