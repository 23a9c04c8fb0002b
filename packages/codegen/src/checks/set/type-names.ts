import { type Finding, filesOfKind, type LoadedFile, type LoadedSet } from "../../formats/loaded-set.js";
import { pascalCase } from "../../names/names.js";
import { type Check, finding, type Named } from "../shared/findings.js";
import { namedFiles } from "../shared/set-facts.js";
import { fieldShapes, type PlacedShape, shapesIn } from "../shared/walk.js";
import { eventShapes } from "../webapi/events.js";

/** The interfaces generated from the Web API of a set must have unique names. */
export const checkTypeNames: Check = (set) => {
  const files = namingFiles(set);
  const taken = new Set(inherited(set));
  return files.flatMap((file) =>
    generatedNames(file).flatMap(({ path, word }): readonly Finding[] => {
      if (taken.has(word)) return [finding(file, path, `Another generated interface has the name ${word}`)];
      taken.add(word);
      return [];
    }),
  );
};

type NamingFile =
  | LoadedFile<"webapi-type">
  | LoadedFile<"webapi-method">
  | LoadedFile<"event">
  | LoadedFile<"event-envelope">;

function namingFiles(set: LoadedSet): readonly NamingFile[] {
  return [
    ...filesOfKind(set, "webapi-type"),
    ...filesOfKind(set, "webapi-method"),
    ...filesOfKind(set, "event"),
    ...filesOfKind(set, "event-envelope"),
  ];
}

/** The names that a set inherits from its bases, except those of files that it replaces. */
function inherited(set: LoadedSet): readonly string[] {
  const own = new Set(namingFiles(set));
  const all: readonly NamingFile[] = [
    ...namedFiles(set, "webapi-type").values(),
    ...namedFiles(set, "webapi-method").values(),
    ...namedFiles(set, "event").values(),
    ...namedFiles(set, "event-envelope").values(),
  ];
  return all.filter((file) => !own.has(file)).flatMap((file) => generatedNames(file).map(({ word }) => word));
}

/** The names of a file's interfaces. */
function generatedNames(file: NamingFile): readonly Named[] {
  const named = (word: string): Named => ({ path: ["name"], word });
  switch (file.kind) {
    case "webapi-type":
      return [named(file.value.name), ...shapesIn(file.value, []).flatMap(statedNames)];
    case "webapi-method": {
      const base = pascalCase(file.value.name);
      const { arguments: taken, response } = file.value;
      return [
        ...["Arguments", "Response"].map((side) => named(`${base}${side}`)),
        ...fieldShapes(taken, ["arguments"]).flatMap(statedNames),
        ...fieldShapes(response, ["response"]).flatMap(statedNames),
      ];
    }
    case "event": {
      const cases = (file.value.variants?.cases ?? []).map(({ typeName }, i) => ({
        path: ["variants", "cases", i, "typeName"],
        word: typeName,
      }));
      const inside = eventShapes(file).flatMap(statedNames);
      return [named(`${pascalCase(file.value.name)}Event`), ...cases, ...inside];
    }
    case "event-envelope":
      return [named(file.value.name), ...eventShapes(file).flatMap(statedNames)];
  }
}

function statedNames({ shape, path }: PlacedShape): readonly Named[] {
  const cases = (shape.variants?.cases ?? []).map(({ typeName }, i) => ({
    path: [...path, "variants", "cases", i, "typeName"],
    word: typeName,
  }));
  return [...(shape.typeName === undefined ? [] : [{ path: [...path, "typeName"], word: shape.typeName }]), ...cases];
}
