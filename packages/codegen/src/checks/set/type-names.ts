import { type Finding, filesOfKind, type LoadedFile, type LoadedSet } from "../../formats/loaded-set.js";
import { pascalCase } from "../../names/names.js";
import { type Check, finding, type Named } from "../shared/findings.js";
import { namedFiles } from "../shared/set-facts.js";
import { fieldShapes, type PlacedShape, shapesIn } from "../shared/walk.js";

/** The interfaces generated from the Web API of a set must have unique names. */
export const checkTypeNames: Check = (set) => {
  const files = [...filesOfKind(set, "webapi-type"), ...filesOfKind(set, "webapi-method")];
  const taken = new Set(inherited(set));
  return files.flatMap((file) =>
    generatedNames(file).flatMap(({ path, word }): readonly Finding[] => {
      if (taken.has(word)) return [finding(file, path, `Another generated interface has the name ${word}`)];
      taken.add(word);
      return [];
    }),
  );
};

type NamingFile = LoadedFile<"webapi-type"> | LoadedFile<"webapi-method">;

/** The names that a set inherits from its bases, except those of files that it replaces. */
function inherited(set: LoadedSet): readonly string[] {
  const own = new Set<NamingFile>([...filesOfKind(set, "webapi-type"), ...filesOfKind(set, "webapi-method")]);
  const all = [...namedFiles(set, "webapi-type").values(), ...namedFiles(set, "webapi-method").values()];
  return all.filter((file) => !own.has(file)).flatMap((file) => generatedNames(file).map(({ word }) => word));
}

/** The names of a file's interfaces. */
function generatedNames(file: NamingFile): readonly Named[] {
  const { value } = file;
  if (value.kind === "webapi-type") {
    return [{ path: ["name"], word: value.name }, ...shapesIn(value, []).flatMap(statedNames)];
  }
  const base = pascalCase(value.name);
  return [
    ...["Arguments", "Response"].map((side) => ({ path: ["name"], word: `${base}${side}` })),
    ...fieldShapes(value.arguments, ["arguments"]).flatMap(statedNames),
    ...fieldShapes(value.response, ["response"]).flatMap(statedNames),
  ];
}

function statedNames({ shape, path }: PlacedShape): readonly Named[] {
  const cases = (shape.variants?.cases ?? []).map(({ typeName }, i) => ({
    path: [...path, "variants", "cases", i, "typeName"],
    word: typeName,
  }));
  return [...(shape.typeName === undefined ? [] : [{ path: [...path, "typeName"], word: shape.typeName }]), ...cases];
}
