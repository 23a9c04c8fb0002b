import { type ImportDeclarationStructure, StructureKind } from "ts-morph";

/** What a module needs from others; collected while its statements are made. */
export interface Imports {
  /** Notes that a value is used, and gives its name back. */
  readonly value: (from: string, name: string) => string;
  /** Notes that a type is used, and gives its name back. */
  readonly type: (from: string, name: string) => string;
  /** The declarations, sorted; nothing is imported twice. */
  readonly declarations: () => readonly ImportDeclarationStructure[];
}

/** An empty collection. A name that is used as a value and as a type is imported once, as a value. */
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
