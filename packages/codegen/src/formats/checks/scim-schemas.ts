import { type Finding, filesOfKind, type LoadedFile, type LoadedSet } from "../loaded-set.js";
import { type Check, finding, repeatedWords, unknownWords } from "./findings.js";
import { namedFiles, services } from "./set-facts.js";

/** Schemas have names and URNs of their own, stand on schemas that exist, and extend resource types that exist. */
export const checkScimSchemas: Check = (set) => {
  const known = namedFiles(set, "scim-schema");
  return filesOfKind(set, "scim-schema").flatMap((file) => [
    ...checkFrom(set, file),
    ...checkUrns(set, file),
    ...checkExtension(file, known),
    ...checkPlaces(file, known),
    ...checkTwins(set, file),
  ]);
};

type SchemaFile = LoadedFile<"scim-schema">;
type Known = ReadonlyMap<string, SchemaFile>;

function checkFrom(set: LoadedSet, file: SchemaFile): readonly Finding[] {
  const { from } = file.value;
  if (from === undefined) return [];
  const known = set.base === undefined ? [] : namedFiles(set.base, "scim-schema").keys();
  return unknownWords(file, "schema of the base set", [{ path: ["from"], word: from }], known);
}

function checkUrns(set: LoadedSet, file: SchemaFile): readonly Finding[] {
  const served = Object.keys(services(set).find(({ scim }) => scim !== undefined)?.scim?.versions ?? {});
  const named = Object.keys(file.value.urns).map((version) => ({ path: ["urns", version], word: version }));
  if (named.length === 0) return [finding(file, ["urns"], "The schema has no URN in any version")];
  return served.length === 0 ? [] : unknownWords(file, "version of the set", named, served);
}

function checkExtension(file: SchemaFile, known: Known): readonly Finding[] {
  const { extension } = file.value;
  if (extension === undefined) return [];
  const resources = [...known.values()].filter(({ value }) => value.resource !== undefined);
  const named = [{ path: ["extension", "of"], word: extension.of }];
  return unknownWords(
    file,
    "resource type",
    named,
    resources.map(({ value }) => value.name),
  );
}

function checkPlaces(file: SchemaFile, known: Known): readonly Finding[] {
  const { name, attributes } = file.value;
  const extensions = [...known.values()].flatMap(({ value }) =>
    value.extension?.of === name ? [value.extension.name] : [],
  );
  const places = attributes.flatMap((entry, i) =>
    "extension" in entry ? [{ path: ["attributes", i, "extension"], word: entry.extension }] : [],
  );
  return [
    ...unknownWords(file, "extension of the resource", places, extensions),
    ...repeatedWords(file, "extension", places),
  ];
}

/** No other schema of the set has the same name, the same endpoint or the same name under /Schemas. */
function checkTwins(set: LoadedSet, file: SchemaFile): readonly Finding[] {
  const own = filesOfKind(set, "scim-schema");
  const before = own.slice(0, own.indexOf(file));
  const { name, resource, schemaName } = file.value;
  const twin = (path: readonly string[], what: string, same: (other: SchemaFile["value"]) => boolean) =>
    before.some(({ value }) => same(value))
      ? [finding(file, path, `Another schema of the set has the same ${what}`)]
      : [];
  return [
    ...twin(["name"], "name", (other) => other.name === name),
    ...twin(["schemaName"], "schemaName", (other) => schemaName !== undefined && other.schemaName === schemaName),
    ...twin(
      ["resource", "endpoint"],
      "endpoint",
      (other) => resource !== undefined && other.resource?.endpoint === resource.endpoint,
    ),
  ];
}
