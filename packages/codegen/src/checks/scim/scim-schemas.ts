import { type Finding, filesOfKind, type LoadedFile, type LoadedSet } from "../../formats/loaded-set.js";
import { type Check, finding, repeatedWords, unknownWords } from "../shared/findings.js";
import { namedFiles, services } from "../shared/set-facts.js";

/** Schemas must have unique names, and refer to existing schemas and resource types. */
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
  if (named.length === 0) return [finding(file, ["urns"], "The schema must have a URN in at least one version")];
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

/** The name of a schema must be unique in the set. */
function checkTwins(set: LoadedSet, file: SchemaFile): readonly Finding[] {
  const own = filesOfKind(set, "scim-schema");
  const { name } = file.value;
  if (!own.slice(0, own.indexOf(file)).some(({ value }) => value.name === name)) return [];
  return [finding(file, ["name"], "Another schema of the set has the same name")];
}
