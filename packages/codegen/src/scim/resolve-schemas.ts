import { type ExtensionPlace, filesOfKind, type LoadedSet, type ScimAttribute } from "../formats/index.js";
import type { ResolvedAttribute, ResolvedSchema } from "./resolved-scim.js";

/** Every schema of a set and its bases, by name. The set's own take precedence. */
export function resolveSchemas(set: LoadedSet): ReadonlyMap<string, ResolvedSchema> {
  const base = set.base === undefined ? new Map<string, ResolvedSchema>() : resolveSchemas(set.base);
  const own = filesOfKind(set, "scim-schema").map((file) => resolveSchema(file, base));
  const all = new Map([...base, ...own.map((schema) => [schema.name, schema] as const)]);
  return new Map([...all].map(([name, schema]) => [name, withExtensions(schema, [...all.values()])]));
}

function resolveSchema(file: ResolvedSchema["file"], base: ReadonlyMap<string, ResolvedSchema>): ResolvedSchema {
  const { value } = file;
  const from = value.from === undefined ? undefined : base.get(value.from);
  return {
    file,
    name: value.name,
    description: value.description,
    schemaName: value.schemaName ?? value.name,
    urns: value.urns,
    resource: value.resource,
    extension: value.extension,
    attributes: value.attributes.map((entry) =>
      isPlace(entry)
        ? place(entry.extension)
        : resolveAttribute(
            entry,
            from?.attributes.find(({ name }) => name === entry.name),
          ),
    ),
  };
}

function isPlace(entry: ScimAttribute | ExtensionPlace): entry is ExtensionPlace {
  return "extension" in entry;
}

/** Placeholder of an extension until every schema is known. */
function place(name: string): ResolvedAttribute {
  return resolveAttribute({ name, type: "complex" }, undefined);
}

/** Inserts the extensions of a resource at their positions; those without a position come last. */
function withExtensions(schema: ResolvedSchema, all: readonly ResolvedSchema[]): ResolvedSchema {
  if (schema.resource === undefined) return schema;
  const extensions = all.filter((each) => each.extension?.of === schema.name);
  const placed = schema.attributes.map((attribute) => {
    const extension = isUnfilled(attribute)
      ? extensions.find((each) => each.extension?.name === attribute.name)
      : undefined;
    return extension === undefined ? attribute : asAttribute(extension);
  });
  const unplaced = extensions.filter((each) => !placed.some(({ name }) => name === each.extension?.name));
  const named = extensions.filter(({ extension }) => extension?.filterable === true);
  const filterable = Object.fromEntries(named.map((each) => [each.extension?.name, { type: "complex" } as const]));
  return {
    ...schema,
    resource: { ...schema.resource, filterable: { ...schema.resource.filterable, ...filterable } },
    attributes: [...placed, ...unplaced.map(asAttribute)].filter((attribute) => !isUnfilled(attribute)),
  };
}

function isUnfilled(attribute: ResolvedAttribute): boolean {
  return attribute.type === "complex" && attribute.subAttributes.length === 0;
}

/** An extension as a complex attribute of its resource. */
function asAttribute(extension: ResolvedSchema): ResolvedAttribute {
  const name = extension.extension?.name ?? extension.name;
  return {
    ...resolveAttribute({ name, type: "complex", description: extension.description }, undefined),
    wireName: extension.name,
    required: extension.extension?.required === true,
    typeName: extension.name,
    subAttributes: extension.attributes,
    extension,
  };
}

/**
 * Fills in missing keys of an attribute: from the base's attribute of the same name, then the defaults of RFC 7643 §7.
 */
function resolveAttribute(own: ScimAttribute, base: ResolvedAttribute | undefined): ResolvedAttribute {
  const { subAttributes, ...rest } = own;
  const resolved: ResolvedAttribute = {
    ...defaults(own),
    ...base,
    ...given(rest),
    subAttributes:
      subAttributes === undefined
        ? (base?.subAttributes ?? [])
        : subAttributes.map((each) =>
            resolveAttribute(
              each,
              base?.subAttributes.find(({ name }) => name === each.name),
            ),
          ),
    source: own.source,
    assumed: own.assumed,
  };
  return resolved.subAttributes.length > 0 ? { ...resolved, type: "complex" } : resolved;
}

function defaults(own: ScimAttribute): ResolvedAttribute {
  return {
    name: own.name,
    wireName: own.name,
    description: `Value of ${own.name}.`,
    type: "string",
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: "readWrite",
    returned: "default",
    uniqueness: "none",
    subAttributes: [],
    nullable: false,
    alwaysPresent: false,
    booleanText: false,
    limits: {},
    errors: {},
  };
}

/** The members of an object that are set. */
function given<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members) as { [K in keyof T]: Exclude<T[K], undefined> };
}
