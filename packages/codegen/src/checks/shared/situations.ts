import { resolveSituations } from "../../formats/error-table.js";
import { type Finding, fileOfKind, type LoadedSet, type Path } from "../../formats/loaded-set.js";
import { finding, type Named } from "./findings.js";
import { type ErrorsKind, readErrors, tableKeys } from "./set-facts.js";

/** A finding for each situation without a key in the set's file of codes, or in its base. */
export function openSituations(set: LoadedSet, kind: ErrorsKind, situations: readonly string[]): readonly Finding[] {
  const file = fileOfKind(set, kind);
  if (file === undefined) return [];
  const keys = tableKeys(set, kind);
  const own: { readonly [situation: string]: string | undefined } = file.value.situations;
  const inherited = set.base === undefined ? {} : resolveSituations<string>(set.base, readErrors(kind));
  return situations
    .filter((situation) => own[situation] === undefined && !keys.includes(inherited[situation] ?? ""))
    .map((situation) => finding(file, ["situations"], `The situation ${situation} has no error key`));
}

/** The words of a table, each with its position. */
export function namedWords(words: { readonly [key: string]: string | undefined }, path: Path): readonly Named[] {
  return Object.entries(words).flatMap(([key, word]) => (word === undefined ? [] : [{ path: [...path, key], word }]));
}
