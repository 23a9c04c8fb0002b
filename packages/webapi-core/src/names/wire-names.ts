import type { FieldTable, NamesDefinition } from "../definition/definition.js";

/** Names on the wire inside of a value, compiled. */
export interface WireNames {
  /** The name on the wire of a field, by its name in code. */
  toWire(name: string): string;
  /** The name in code of a field, by its name on the wire. */
  toCode(name: string): string;
  /** Names inside of a field, by its name in code. Undefined if they are those in code. */
  below(name: string): WireNames | undefined;
}

type Types = { readonly [type: string]: NamesDefinition };

/** Names of a value. Undefined if none differs from its name in code. */
export type CompileNames = (names: NamesDefinition) => WireNames | undefined;

/** Creates a compiler of names for the types of a set. */
export function createNameCompiler(types: Types = {}): CompileNames {
  const compile: CompileNames = (names) => {
    const { type, fields, values, oneOf } = names;
    if (!differs(names, types, new Set())) return undefined;
    if (type !== undefined) return compile(types[type] ?? {});
    if (oneOf !== undefined) return anyOf(oneOf.flatMap((each) => compile(each) ?? []));
    return fields === undefined ? valuesOf(values ?? {}, compile) : compileFields(fields, compile);
  };
  return compile;
}

/** Names of an object's fields. Names inside of them are compiled on first use, because types may be recursive. */
export function compileFields(fields: FieldTable, compile: CompileNames): WireNames {
  const { toWire, toCode } = pair(fields);
  const known = new Map<string, WireNames | undefined>();
  return {
    toWire: (name) => toWire.get(name) ?? name,
    toCode: (name) => toCode.get(name) ?? name,
    below: (name) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (field !== undefined && !known.has(name)) known.set(name, compile(field));
      return known.get(name);
    },
  };
}

/**
 * Both directions of the names that differ. A name in code that is not on the wire is unknown there: it swaps places
 * with the name that replaced it, so that unknown names return as sent.
 */
function pair(fields: FieldTable) {
  const renamed = Object.entries(fields).filter(([name, { wireName }]) => name !== wireName);
  const toWire = new Map(renamed.map(([name, { wireName }]) => [name, wireName]));
  const toCode = new Map(renamed.map(([name, { wireName }]) => [wireName, name]));
  for (const [name] of renamed) {
    if (toCode.has(name)) continue;
    let free = name;
    for (let next = toWire.get(free); next !== undefined; next = toWire.get(free)) free = next;
    toCode.set(name, free);
    toWire.set(free, name);
  }
  return { toWire, toCode };
}

/** A map. Its keys are values. */
function valuesOf(values: NamesDefinition, compile: CompileNames): WireNames {
  const below = compile(values);
  return { toWire: (name) => name, toCode: (name) => name, below: () => below };
}

/** Names of a value that has one of several shapes. A name in several shapes is the same in all. */
function anyOf(all: readonly WireNames[]): WireNames | undefined {
  if (all.length < 2) return all[0];
  const first = (name: string, look: (names: WireNames) => string): string =>
    all.map(look).find((found) => found !== name) ?? name;
  return {
    toWire: (name) => first(name, (names) => names.toWire(name)),
    toCode: (name) => first(name, (names) => names.toCode(name)),
    below: (name) => anyOf(all.flatMap((names) => names.below(name) ?? [])),
  };
}

/** Whether any name inside of a value differs on the wire. */
function differs({ type, fields = {}, values, oneOf = [] }: NamesDefinition, types: Types, seen: Set<string>): boolean {
  if (type !== undefined && !seen.has(type)) {
    seen.add(type);
    if (differs(types[type] ?? {}, types, seen)) return true;
  }
  if ([...oneOf, ...(values ? [values] : [])].some((names) => differs(names, types, seen))) return true;
  return Object.entries(fields).some(([name, field]) => name !== field.wireName || differs(field, types, seen));
}
