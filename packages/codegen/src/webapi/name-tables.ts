import type { Field, ValueShape } from "../formats/index.js";
import type { ResolvedMethod, ResolvedWebapi } from "./resolved-webapi.js";

/** The names on the wire of a set's nested fields, as far as they can differ from those in code. */
export interface NameTables {
  /** The names inside of a value, from a row. Empty if they cannot differ. */
  readonly below: (shape: ValueShape) => Names;
  /** Rows of a method's response. Undefined if none can differ. */
  readonly response: (method: ResolvedMethod) => object | undefined;
  /** Rows of some fields, of which several may have one name. Undefined if none can differ. */
  readonly fields: (fields: readonly (readonly [string, Field])[]) => object | undefined;
  /** Rows of the shared types. Undefined if none can differ. */
  readonly types: () => object | undefined;
}

/** A `NamesDefinition` of the engine. */
type Names = { readonly [key: string]: unknown };

/** A name can differ if its definition has a name on the wire, or if it contains a wire word. */
export function createNameTables({ types, wireWords }: Pick<ResolvedWebapi, "types" | "wireWords">): NameTables {
  const shapes = new Map(types.map(({ value }) => [value.name, value]));
  const differs = (name: string, { wireName = name }: Field): boolean =>
    wireName !== name || wireWords.some((word) => name.toLowerCase().includes(word));
  const leadsThere = (shape: ValueShape, seen: Set<string>): boolean => {
    const type = typeOf(shape);
    const target = type === undefined || seen.has(type) ? undefined : shapes.get(type);
    if (type !== undefined) seen.add(type);
    const parts = [...fieldsOf(shape).map(([, field]) => field), ...(shape.values ? [shape.values] : [])];
    const isHere = fieldsOf(shape).some(([name, field]) => differs(name, field));
    return isHere || [...parts, ...(target ? [target] : [])].some((part) => leadsThere(part, seen));
  };
  const marked = new Set([...shapes].flatMap(([name, shape]) => (leadsThere(shape, new Set()) ? [name] : [])));

  const below = (shape: ValueShape): Names => {
    const type = typeOf(shape);
    if (type !== undefined) return marked.has(type) ? { type } : {};
    const fields = rows(fieldsOf(shape));
    const values = shape.values === undefined ? {} : below(shape.values);
    return { ...(isEmpty(fields) ? {} : { fields }), ...(isEmpty(values) ? {} : { values }) };
  };
  const rows = (fields: readonly (readonly [string, Field])[]): object => {
    const found = new Map<string, { readonly wireName: string; readonly cases: readonly Names[] }>();
    for (const [name, field] of fields) {
      const inside = below(field);
      if (!differs(name, field) && isEmpty(inside)) continue;
      const { cases = [] } = found.get(name) ?? {};
      found.set(name, { wireName: field.wireName ?? name, cases: withCase(cases, inside) });
    }
    return Object.fromEntries([...found].map(([name, { wireName, cases }]) => [name, { wireName, ...merge(cases) }]));
  };
  const filled = (table: object) => (isEmpty(table) ? undefined : table);
  return {
    below,
    response: ({ response }) => filled(rows(Object.entries(response))),
    fields: (fields) => filled(rows(fields)),
    types: () => filled(Object.fromEntries([...marked].map((name) => [name, below(shapes.get(name) ?? {})]))),
  };
}

function typeOf({ ref, namesOf }: ValueShape): string | undefined {
  return ref ?? namesOf;
}

/** The fields of an object, including those of all its cases. */
function fieldsOf({ fields = {}, variants }: ValueShape): readonly (readonly [string, Field])[] {
  const ofCases = (variants?.cases ?? []).flatMap(({ fields: own = {} }) => Object.entries(own));
  return [...Object.entries(fields), ...ofCases];
}

function withCase(cases: readonly Names[], inside: Names): readonly Names[] {
  const isKnown = isEmpty(inside) || cases.some((known) => JSON.stringify(known) === JSON.stringify(inside));
  return isKnown ? cases : [...cases, inside];
}

function merge(cases: readonly Names[]): Names {
  const [only = {}] = cases;
  return cases.length > 1 ? { oneOf: cases } : only;
}

function isEmpty(table: object): boolean {
  return Object.keys(table).length === 0;
}
