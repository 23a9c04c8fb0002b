import { type ImportDeclarationStructure, StructureKind } from "ts-morph";

/** The imports of a module, collected while its statements are created. */
export interface Imports {
  /** Imports a value, and returns its name. */
  readonly value: (from: string, name: string) => string;
  /** Imports a type, and returns its name. */
  readonly type: (from: string, name: string) => string;
  /** The declarations, sorted and merged. */
  readonly declarations: () => readonly ImportDeclarationStructure[];
}

/** Creates an empty collection. A name used both as a value and as a type is imported once, as a value. */
export function createImports(): Imports {
  const modules = new Map<string, Map<string, "value" | "type">>();
  const note = (from: string, name: string, kind: "value" | "type"): string => {
    const names = modules.get(from) ?? new Map<string, "value" | "type">();
    modules.set(from, names);
    if (kind === "value" || !names.has(name)) names.set(name, kind);
    return name;
  };
  return {
    value: (from, name) => note(from, name, "value"),
    type: (from, name) => note(from, name, "type"),
    declarations: () => [...modules].sort(byKey).map(([from, names]) => declaration(from, names)),
  };
}

function declaration(from: string, names: ReadonlyMap<string, "value" | "type">): ImportDeclarationStructure {
  const typeOnly = [...names.values()].every((kind) => kind === "type");
  return {
    kind: StructureKind.ImportDeclaration,
    moduleSpecifier: from,
    isTypeOnly: typeOnly,
    namedImports: [...names].sort(byKey).map(([name, kind]) => ({ name, isTypeOnly: kind === "type" && !typeOnly })),
  };
}

function byKey(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : 1;
}
