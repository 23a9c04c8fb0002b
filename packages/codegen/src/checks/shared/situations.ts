import { resolveSituations } from "../../formats/error-table.js";
import { type Finding, fileOfKind, type LoadedSet, type Path } from "../../formats/loaded-set.js";
import { finding, type Named } from "./findings.js";
import { type ErrorsKind, readErrors, tableKeys } from "./set-facts.js";

/** Finds situations that have no key in the set's error file or that of its base. */
export function openSituations(set: LoadedSet, kind: ErrorsKind, situations: readonly string[]): readonly Finding[] {
  const file = fileOfKind(set, kind);
  if (file === undefined) return [];
  const keys = tableKeys(set, kind);
  const own: { readonly [situation: string]: string | undefined } = file.value.situations;
  const inherited = set.base === undefined ? {} : resolveSituations<string>(set.base, readErrors(kind));
  return situations
    .filter((situation) => own[situation] === undefined && !keys.includes(inherited[situation] ?? ""))
    .map((situation) => finding(file, ["situations"], `Missing error key for the situation ${situation}`));
}

/** The words of a table with their positions. */
export function namedWords(words: { readonly [key: string]: string | undefined }, path: Path): readonly Named[] {
  return Object.entries(words).flatMap(([key, word]) => (word === undefined ? [] : [{ path: [...path, key], word }]));
}
