import type { FieldDefinition, NamesDefinition } from "./definition.js";

/** Converts a name on the wire. */
export type RenameWire = (wireName: string) => string;

/** Renames the fields of an object, and everything inside them. */
export function renameFields<F extends FieldDefinition>(fields: { readonly [name: string]: F }, rename: RenameWire) {
  const renamed = mapValues(fields, (field) => ({ ...renameNames(field, rename), wireName: rename(field.wireName) }));
  refuseClashes("fields of one object", renamed);
  return renamed;
}

/** Renames the names inside of a value. */
export function renameNames<N extends NamesDefinition>(names: N, rename: RenameWire): N {
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
