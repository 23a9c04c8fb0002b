import { type Finding, filesOfKind, type LoadedFile, type LoadedSet } from "../../formats/loaded-set.js";
import type { ScimSchema } from "../../formats/scim/scim-schema.js";
import type { ScimVersion } from "../../formats/shared/names.js";
import { type Check, finding } from "../shared/findings.js";
import { namedFiles } from "../shared/set-facts.js";

/** A schema's name, URN and endpoint must be unique in the set and its bases. */
export const checkScimNames: Check = (set) =>
  filesOfKind(set, "scim-schema").flatMap((file) => [
    ...takenSchema(set, file),
    ...takenUrns(set, file),
    ...takenExtensionName(set, file),
    ...takenPlaces(set, file),
  ]);

type SchemaFile = LoadedFile<"scim-schema">;

/** The schemas before this one: those of the bases that the set does not replace, and the earlier ones of the set. */
function othersBefore(set: LoadedSet, file: SchemaFile): readonly ScimSchema[] {
  const own = filesOfKind(set, "scim-schema");
  const later = own.slice(own.indexOf(file));
  return [...namedFiles(set, "scim-schema").values()].filter((each) => !later.includes(each)).map(({ value }) => value);
}

/** A schema replaces one of the base if it extends it with `from` and is of the same kind. */
function takenSchema(set: LoadedSet, file: SchemaFile): readonly Finding[] {
  const { name, from, resource, extension } = file.value;
  const base = set.base && namedFiles(set.base, "scim-schema").get(name)?.value;
  if (base === undefined) return [];
  if (from === undefined) {
    return [
      finding(
        file,
        ["name"],
        `The base set has a schema ${name}: choose another name, or replace it with \`from: ${name}\``,
      ),
    ];
  }
  if (extension?.of === base.extension?.of && (resource === undefined) === (base.resource === undefined)) return [];
  const what = base.extension === undefined ? "a resource type" : `an extension of ${base.extension.of}`;
  return [finding(file, ["name"], `${name} of the base set is ${what}, and other definitions depend on it`)];
}

function takenUrns(set: LoadedSet, file: SchemaFile): readonly Finding[] {
  const others = othersBefore(set, file);
  const own = urnsOf(file.value);
  return own.flatMap(({ version, urn, path }, i) => {
    const same = (each: PlacedUrn): boolean => each.version === version && each.urn.toLowerCase() === urn.toLowerCase();
    if (own.slice(0, i).some(same)) return [finding(file, path, `Duplicate URN ${urn} for ${version}`)];
    const holder = others.find((other) => urnsOf(other).some(same) && !sharesCore(other, file.value, version));
    return holder === undefined ? [] : [finding(file, path, `${urn} is the URN of ${holder.name} in ${version}`)];
  });
}

/** In 1.1 the resource types of the core schema share one URN. */
function sharesCore(one: ScimSchema, other: ScimSchema, version: string): boolean {
  return version === "1.1" && one.resource !== undefined && other.resource !== undefined;
}

interface PlacedUrn {
  readonly version: string;
  readonly urn: string;
  readonly path: readonly (string | number)[];
}

/** The URNs of a schema, including its aliases. */
function urnsOf({ urns, extension }: ScimSchema): readonly PlacedUrn[] {
  return [
    ...entries(urns).map(([version, urn]) => ({ version, urn, path: ["urns", version] })),
    ...entries(extension?.aliases ?? {}).flatMap(([version, aliases]) =>
      aliases.map((urn, i) => ({ version, urn, path: ["extension", "aliases", version, i] })),
    ),
  ];
}

function entries<T>(byVersion: { readonly [V in ScimVersion]?: T | undefined }): readonly (readonly [string, T])[] {
  return Object.entries<T | undefined>(byVersion).flatMap(([version, value]) =>
    value === undefined ? [] : [[version, value] as const],
  );
}

/** The short name of an extension must be unique among the attributes and extensions of the resource. */
function takenExtensionName(set: LoadedSet, file: SchemaFile): readonly Finding[] {
  const { extension } = file.value;
  if (extension === undefined) return [];
  const isTaken = (name: string): boolean => name.toLowerCase() === extension.name.toLowerCase();
  const path = ["extension", "name"];
  const resource = namedFiles(set, "scim-schema").get(extension.of)?.value;
  if (resource?.attributes.some((each) => "name" in each && isTaken(each.name)) === true) {
    return [finding(file, path, `${extension.of} already has an attribute ${extension.name}`)];
  }
  const other = othersBefore(set, file).find(
    (each) => each.extension?.of === extension.of && isTaken(each.extension.name),
  );
  return other === undefined
    ? []
    : [finding(file, path, `The extension ${other.name} of ${extension.of} already has this name`)];
}

/** The endpoint and the name under /Schemas must be unique. */
function takenPlaces(set: LoadedSet, file: SchemaFile): readonly Finding[] {
  const { name, resource, schemaName = name } = file.value;
  const others = othersBefore(set, file);
  const endpoint = others.find((other) => resource !== undefined && other.resource?.endpoint === resource.endpoint);
  const listed = others.find((other) => (other.schemaName ?? other.name) === schemaName);
  return [
    ...(endpoint === undefined
      ? []
      : [finding(file, ["resource", "endpoint"], `${endpoint.name} already has this endpoint`)]),
    ...(listed === undefined
      ? []
      : [
          finding(
            file,
            [file.value.schemaName === undefined ? "name" : "schemaName"],
            `${listed.name} already has this name under /Schemas`,
          ),
        ]),
  ];
}
