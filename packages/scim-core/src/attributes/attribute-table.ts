import type { AttributeDefinition, ScimVersion } from "../definition/definition.js";

/** An attribute in one protocol version. */
export interface CompiledAttribute {
  /** Name in TypeScript. */
  readonly name: string;
  /** Key in a body: the name on the wire, or the URN of an extension. */
  readonly key: string;
  /** Further names, and further URNs of an extension, accepted as its key. */
  readonly aliases: readonly string[];
  readonly definition: AttributeDefinition;
  /** Sub-attributes; empty for a simple attribute. */
  readonly parts: AttributeTable;
  /** Keys of a value that are ignored, in lower case. */
  readonly ignored: ReadonlySet<string>;
}

/** The attributes of a resource or of a complex attribute. */
export interface AttributeTable {
  /** In the order of writing. */
  readonly ordered: readonly CompiledAttribute[];
  /** By key as written, and by key or alias in lower case. */
  readonly byKey: ReadonlyMap<string, CompiledAttribute>;
}

/** The attributes of a table in one version, without extensions that have no URN for the version. */
export function compileAttributes(
  definitions: { readonly [name: string]: AttributeDefinition },
  version: ScimVersion,
): AttributeTable {
  const ordered = Object.entries(definitions).flatMap(([name, definition]) => compile(name, definition, version));
  const byKey = new Map<string, CompiledAttribute>();
  for (const attribute of ordered) for (const key of keysOf(attribute)) byKey.set(key.toLowerCase(), attribute);
  for (const attribute of ordered) byKey.set(attribute.key, attribute);
  return { ordered, byKey };
}

/** Every key of an attribute, its own first. */
export function keysOf({ key, aliases }: CompiledAttribute): readonly string[] {
  return [key, ...aliases];
}

/** Finds the attribute for a key of a body. Case is ignored (RFC 7643 §2.1). */
export function findAttribute(table: AttributeTable, key: string): CompiledAttribute | undefined {
  return table.byKey.get(key) ?? table.byKey.get(key.toLowerCase());
}

function compile(name: string, definition: AttributeDefinition, version: ScimVersion): readonly CompiledAttribute[] {
  if (definition.versions !== undefined && !definition.versions.includes(version)) return [];
  const key = definition.extension === undefined ? definition.wireName : definition.extension.urns[version];
  if (key === undefined) return [];
  const parts = compileAttributes(definition.subAttributes ?? {}, version);
  const ignored = new Set(definition.ignored?.map((ignoredKey) => ignoredKey.toLowerCase()));
  const aliases = (definition.extension ?? definition).aliases?.[version] ?? [];
  return [{ name, key, aliases, definition, parts, ignored }];
}
