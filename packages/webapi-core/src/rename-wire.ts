import type {
  ArgumentDefinition,
  FieldDefinition,
  FieldTable,
  MethodDefinition,
  MethodMap,
  MethodTypes,
  NamesDefinition,
  WebapiDefinition,
} from "./definition.js";

/** The name on the wire that takes the place of another one. */
export type RenameWire = (wireName: string) => string;

/**
 * The same set under other names on the wire: of methods, of arguments, and of the fields below both and in responses.
 * Names in code, codes and values stay.
 * @throws TypeError where two methods, or two fields of one object, would have one name
 */
export function renameWire<Methods extends MethodMap<Methods>, Code extends string>(
  definition: WebapiDefinition<Methods, Code>,
  rename: RenameWire,
): WebapiDefinition<Methods, Code> {
  const { types } = definition;
  // One table holds methods of many types, none of which is touched here.
  const methods = definition.methods as unknown as { readonly [name: string]: MethodDefinition<MethodTypes> };
  const renamed = mapValues(methods, (method) => renameMethod(method, rename));
  refuseClashes("methods", renamed);
  return {
    ...definition,
    methods: renamed as unknown as typeof definition.methods,
    ...(types && { types: mapValues(types, (type) => renameNames(type, rename)) }),
  };
}

function renameMethod(method: MethodDefinition<MethodTypes>, rename: RenameWire): MethodDefinition<MethodTypes> {
  const { wireName, argumentTable, responseTable } = method;
  // The types of a table's rows say nothing of its names.
  const table = argumentTable as unknown as { readonly [name: string]: ArgumentDefinition };
  return {
    ...method,
    wireName: rename(wireName),
    argumentTable: renameFields(table, rename),
    ...(responseTable && { responseTable: renameFields(responseTable, rename) }),
  };
}

function renameFields<F extends FieldDefinition>(fields: { readonly [name: string]: F }, rename: RenameWire) {
  const renamed = mapValues(fields, (field) => ({ ...renameNames(field, rename), wireName: rename(field.wireName) }));
  refuseClashes("fields of one object", renamed);
  return renamed;
}

function renameNames<N extends NamesDefinition>(names: N, rename: RenameWire): N {
  const { fields, values, oneOf } = names;
  return {
    ...names,
    ...(oneOf && { oneOf: oneOf.map((each) => renameNames(each, rename)) }),
    ...(fields && { fields: renameFields(fields, rename) }),
    ...(values && { values: renameNames(values, rename) }),
  };
}

function refuseClashes(what: string, rows: FieldTable): void {
  const names = Object.values(rows).map(({ wireName }) => wireName);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new TypeError(`Two ${what} would have the name ${twice} on the wire.`);
}

function mapValues<T, U>(rows: { readonly [name: string]: T }, map: (row: T) => U): { readonly [name: string]: U } {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, map(row)]));
}
