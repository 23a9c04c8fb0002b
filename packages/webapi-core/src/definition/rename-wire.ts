import type { WireNames } from "../names/wire-names.js";
import type {
  AnyLazyMethod,
  AnyMethodDefinition,
  FieldDefinition,
  MethodMap,
  NamesDefinition,
  WebapiDefinition,
} from "./definition.js";
import { isLazy } from "./load-methods.js";

/**
 * Renames methods, arguments, and the fields of arguments and responses on the wire. Names in code, codes and values
 * are kept. A method whose definition is loaded later is renamed when it is loaded.
 * @throws TypeError if two methods, or two fields of one object, would have the same name. For the fields of a method
 *   that is loaded later, its `load` rejects with the error.
 */
export function renameWire<Methods extends MethodMap<Methods>, Code extends string, Facts = unknown>(
  definition: WebapiDefinition<Methods, Code, Facts>,
  rename: RenameWire,
): WebapiDefinition<Methods, Code, Facts> {
  const { types } = definition;
  // One table holds methods of many types, which are not touched here.
  const methods = definition.methods as unknown as { readonly [name: string]: AnyMethodDefinition | AnyLazyMethod };
  const renamed = mapValues(methods, (method) => renameMethod(method, rename));
  refuseClashes("methods", renamed);
  return {
    ...definition,
    methods: renamed as unknown as typeof definition.methods,
    ...(types && { types: mapValues(types, (type) => renameNames(type, rename)) }),
  };
}

function renameMethod(method: AnyMethodDefinition | AnyLazyMethod, rename: RenameWire) {
  if (!isLazy(method)) return renameDefinition(method, rename);
  const { wireName, load } = method;
  return { wireName: rename(wireName), load: async () => renameDefinition(await load(), rename) };
}

function renameDefinition(method: AnyMethodDefinition, rename: RenameWire): AnyMethodDefinition {
  const { wireName, argumentTable, responseTable } = method;
  return {
    ...method,
    wireName: rename(wireName),
    argumentTable: renameFields(argumentTable, rename),
    ...(responseTable && { responseTable: renameFields(responseTable, rename) }),
  };
}

/** Converts a name on the wire. */
export type RenameWire = (wireName: string) => string;

/** Renames the fields of an object, and everything inside them. */
export function renameFields<F extends FieldDefinition>(fields: { readonly [name: string]: F }, rename: RenameWire) {
  const renamed = mapValues(fields, (field) => ({ ...renameNames(field, rename), wireName: rename(field.wireName) }));
  refuseClashes("fields of one object", renamed);
  return renamed;
}

/** Renames the names inside of a value. */
function renameNames<N extends NamesDefinition>(names: N, rename: RenameWire): N {
  const { fields, values, oneOf } = names;
  return {
    ...names,
    ...(oneOf && { oneOf: oneOf.map((each) => renameNames(each, rename)) }),
    ...(fields && { fields: renameFields(fields, rename) }),
    ...(values && { values: renameNames(values, rename) }),
  };
}

/** Refuses a table in which two things have the same name on the wire. */
export function refuseClashes(what: string, rows: { readonly [name: string]: { readonly wireName: string } }): void {
  const names = Object.values(rows).map(({ wireName }) => wireName);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new TypeError(`Two ${what} would have the wire name ${twice}.`);
}

/** A table with other values. */
export function mapValues<T, U>(
  rows: { readonly [name: string]: T },
  map: (row: T) => U,
): { readonly [name: string]: U } {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, map(row)]));
}

/** Renames a received value to its names in code. Values are kept. */
export function toCodeNames(value: unknown, names: WireNames): unknown {
  return rename(value, names, "toCode");
}

/** Renames a value to its names on the wire. Values are kept. */
export function toWireNames(value: unknown, names: WireNames): unknown {
  return rename(value, names, "toWire");
}

function rename(value: unknown, names: WireNames, to: "toCode" | "toWire"): unknown {
  if (Array.isArray(value)) return value.map((element) => rename(element, names, to));
  if (typeof value !== "object" || value === null) return value;
  const renamed: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    const name = names[to](key);
    const below = names.below(to === "toCode" ? name : key);
    const inner = below === undefined ? member : rename(member, below, to);
    // An assignment to this name would set the prototype.
    if (name === "__proto__") Object.defineProperty(renamed, name, { ...own, value: inner });
    else renamed[name] = inner;
  }
  return renamed;
}

const own = { configurable: true, enumerable: true, writable: true };

/**
 * Converts a path of names in code to names on the wire. Also returns the names below its end. Numbers are steps into
 * lists.
 */
export function toWirePath(
  path: readonly PropertyKey[],
  names: WireNames,
): { readonly path: readonly PropertyKey[]; readonly names: WireNames | undefined } {
  let below: WireNames | undefined = names;
  const wire = path.map((step) => {
    if (typeof step !== "string" || below === undefined) return step;
    const name = below.toWire(step);
    below = below.below(step);
    return name;
  });
  return { path: wire, names: below };
}
