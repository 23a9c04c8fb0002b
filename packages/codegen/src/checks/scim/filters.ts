import { type Finding, fileOfKind, filesOfKind, type LoadedFile } from "../../formats/loaded-set.js";
import type { AttributeType } from "../../formats/scim/scim-attribute.js";
import { resolveSchemas } from "../../scim/resolve-schemas.js";
import { type Check, finding, repeatedWords } from "../shared/findings.js";
import { namedFiles } from "../shared/set-facts.js";

/** Filterable names must be unique and comparable, and filters and sorting require at least one. */
export const checkFilters: Check = (set) => {
  const schemas = resolveSchemas(set);
  const service = fileOfKind(set, "service");
  const isFilterable = [...namedFiles(set, "scim-schema").values()].some(
    ({ value }) => Object.keys(value.resource?.filterable ?? {}).length > 0,
  );
  return [
    ...(service === undefined || isFilterable ? [] : checkSupported(service)),
    ...filesOfKind(set, "scim-schema").flatMap((file) => {
      const attributes = schemas.get(file.value.name)?.attributes ?? [];
      const types = new Map(attributes.map(({ name, type }) => [name, type]));
      return [...checkNames(file), ...checkTypes(file, types)];
    }),
  ];
};

const path = ["resource", "filterable"];

function checkSupported(file: LoadedFile<"service">): readonly Finding[] {
  return Object.entries(file.value.scim?.versions ?? {}).flatMap(([version, definition]) => {
    const path = ["scim", "versions", version, "capabilities"];
    const { filter, sort } = definition.capabilities;
    const places = [
      ...(filter.supported ? [[...path, "filter", "supported"]] : []),
      ...(sort ? [[...path, "sort"]] : []),
    ];
    return places.map((place) => finding(file, place, "No resource type has a filterable attribute"));
  });
}

function checkNames(file: LoadedFile<"scim-schema">): readonly Finding[] {
  const named = Object.entries(file.value.resource?.filterable ?? {}).flatMap(([name, { aliases = [] }]) => [
    { path: [...path, name], word: name.toLowerCase() },
    ...aliases.map((alias, i) => ({ path: [...path, name, "aliases", i], word: alias.toLowerCase() })),
  ]);
  return repeatedWords(file, "filterable name", named);
}

function checkTypes(file: LoadedFile<"scim-schema">, types: ReadonlyMap<string, AttributeType>): readonly Finding[] {
  return Object.entries(file.value.resource?.filterable ?? {}).flatMap(([name, { type = "string" }]) => {
    const own = types.get(name);
    if (own !== undefined && own !== type) return [finding(file, [...path, name], `The attribute ${name} is ${own}`)];
    if (own !== undefined || type !== "complex") return [];
    return [
      finding(
        file,
        [...path, name, "type"],
        `The attribute ${name}, which would define the sub-attributes, does not exist`,
      ),
    ];
  });
}
