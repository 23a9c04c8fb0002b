import { filesOfKind, type LoadedFile } from "../../formats/loaded-set.js";
import type { Fields } from "../../formats/shared/field.js";
import { type Check, finding, type Named } from "../shared/findings.js";
import { namedFiles } from "../shared/set-facts.js";

/** Every type must have a finite value: a type must not require a value of itself. */
export const checkEndlessTypes: Check = (set) => {
  const types = namedFiles(set, "webapi-type");
  const leadsTo = (from: string, wanted: string, seen: ReadonlySet<string>): boolean => {
    if (from === wanted) return true;
    const file = types.get(from);
    if (file === undefined || seen.has(from)) return false;
    return inside(file).some(({ word }) => leadsTo(word, wanted, new Set([...seen, from])));
  };
  return filesOfKind(set, "webapi-type").flatMap((file) =>
    inside(file)
      .filter(({ word }) => leadsTo(word, file.value.name, new Set()))
      .map(({ path }) =>
        finding(file, path, `Each ${file.value.name} requires another ${file.value.name}, without end`),
      ),
  );
};

/** The types that every value of a type contains. */
function inside({ value }: LoadedFile<"webapi-type">): readonly Named[] {
  if (value.list === true) return [];
  return value.ref === undefined ? needed(value.fields ?? {}, ["fields"]) : [{ path: ["ref"], word: value.ref }];
}

function needed(fields: Fields, path: readonly (string | number)[]): readonly Named[] {
  return Object.entries(fields).flatMap(([name, { required, nullable, list, ref, fields: deeper = {} }]) => {
    if (required !== true || nullable === true || list === true) return [];
    return ref === undefined
      ? needed(deeper, [...path, name, "fields"])
      : [{ path: [...path, name, "ref"], word: ref }];
  });
}
