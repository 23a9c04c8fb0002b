import { type InterfaceDeclarationStructure, StructureKind, type VariableStatementStructure } from "ts-morph";
import { pascalCase, propertyAccess, propertyName } from "../names/names.js";
import { type Declaration, type Declaring, unionWords, withInitializer } from "./declarations.js";
import { readTable, type Table } from "./table.js";

/** A declaration in terms of that of the base. */
interface Reduction {
  readonly base: Declaration;
  /** Whether a member, or a text inside of one, differs from the base. */
  readonly isChanged: (text: string) => boolean;
  readonly isChangedMember: (name: string) => boolean;
}

/** Name under which a module imports a declaration of the base that it extends. */
export function baseName({ name, isType }: Pick<Declaration, "name" | "isType">): string {
  return `${isType ? "Base" : "base"}${pascalCase(name)}`;
}

/**
 * A changed declaration that says only what differs from the base. Undefined if it would say less by itself: most of it
 * has changed, something is missing, or an order with a meaning is another one.
 */
export function reduce(own: Declaration, reduction: Reduction): Declaring | undefined {
  const { statement } = own;
  switch (statement.kind) {
    case StructureKind.Interface:
      return reduceInterface(own, statement, reduction);
    case StructureKind.TypeAlias: {
      const type = reduceUnion(own, reduction.base);
      return type === undefined ? undefined : { ...statement, type };
    }
    case StructureKind.VariableStatement:
      return reduceTable(own, statement, reduction);
  }
}

function reduceInterface(
  { members }: Declaration,
  statement: InterfaceDeclarationStructure,
  { base, isChangedMember }: Reduction,
): Declaring | undefined {
  const { extends: extended = [], typeParameters = [], indexSignatures = [], properties = [] } = statement;
  if (extended.length > 0 || typeParameters.length > 0 || indexSignatures.length > 0) return undefined;
  const kept = [...members.keys()].filter((name) => !isChangedMember(name));
  const hidden = [...base.members.keys()].filter((name) => !kept.includes(name));
  const changed = properties.filter(({ name }) => !kept.includes(name));
  if (kept.length <= changed.length) return undefined;
  const name = baseName(base);
  const names = hidden.map((each) => (each.startsWith('"') ? each : JSON.stringify(each))).join(" | ");
  return { ...statement, extends: [hidden.length === 0 ? name : `Omit<${name}, ${names}>`], properties: changed };
}

/** A union of words with those of the base under their name. */
function reduceUnion(own: Declaration, base: Declaration): string | undefined {
  const [words, before] = [unionWords(own), unionWords(base)];
  if (words === undefined || before?.every((word) => words.includes(word)) !== true) return undefined;
  return [baseName(base), ...words.filter((word) => !before.includes(word))].join(" | ");
}

function reduceTable(
  { name, module, table }: Declaration,
  statement: VariableStatementStructure,
  { base, isChanged }: Reduction,
): Declaring | undefined {
  if (table === undefined || base.table === undefined) return undefined;
  const from = base.table.isPerZod ? `${baseName(base)}(z)` : baseName(base);
  const literal = spread({ path: name, from, byName: module.byName ?? [], isChanged }, table, base.table);
  return literal === undefined ? undefined : withInitializer(statement, table.around.join(literal));
}

interface SpreadTable {
  /** Name of the constant, or path of the table inside of it. */
  readonly path: string;
  /** Expression of the base's table. */
  readonly from: string;
  readonly byName: readonly string[];
  readonly isChanged: Reduction["isChanged"];
}

/** A literal that spreads the base's table and adds what differs. Undefined if it cannot, or would not be shorter. */
function spread({ path, from, byName, isChanged }: SpreadTable, own: Table, base: Table): string | undefined {
  const names = [...own.rows.keys()];
  const known = [...base.rows.keys()];
  if (known.some((name) => !own.rows.has(name))) return undefined;
  if (!byName.includes(path) && known.some((name, i) => names[i] !== name)) return undefined;
  const changed = [...own.rows].filter(([name, text]) => base.rows.get(name) !== text || isChanged(text));
  const rows = changed.map(([name, text]) => {
    const inner = { path: `${path}.${name}`, from: `${from}${propertyAccess(name)}`, byName, isChanged };
    const [after, before] = [readTable(text), readTable(base.rows.get(name) ?? "")];
    // Deeper tables can be absent from the type of the base.
    const isShallow = !path.includes(".") && after?.isPerZod === false && before?.isPerZod === false;
    return `${propertyName(name)}: ${(isShallow ? spread(inner, after, before) : undefined) ?? text}`;
  });
  const literal = `{ ...${from}, ${rows.join(", ")} }`;
  return literal.length < printTable(own).length ? literal : undefined;
}

function printTable({ rows }: Table): string {
  return `{ ${[...rows].map(([name, text]) => `${propertyName(name)}: ${text}`).join(", ")} }`;
}
