import { didYouMean, listNearest, nearMiss } from "@rollcall/checked-yaml/words";
import type { Finding, LoadedFile, LoadedSet, Path } from "../../formats/loaded-set.js";

/** One rule over a set. It reads the files of the set's base; findings are about its own files. */
export type Check = (set: LoadedSet) => readonly Finding[];

type Place = Pick<LoadedFile, "file">;

/** Creates a finding for a path in a file. */
export function finding({ file }: Place, path: Path, message: string): Finding {
  return { file, path, message };
}

/** A word that must be in a list. */
export interface Named {
  readonly path: Path;
  readonly word: string;
}

/** Finds unknown words. `what` is what a word should name. */
export function unknownWords(
  file: Place,
  what: string,
  named: readonly Named[],
  known: Iterable<string>,
): readonly Finding[] {
  const words = [...known];
  return named
    .filter(({ word }) => !words.includes(word))
    .map(({ path, word }) => finding(file, path, `Unknown ${what} ${JSON.stringify(word)}${didYouMean(word, words)}`));
}

/** Finds unknown keys of an error table, with the known ones, the most similar first. */
export function unknownErrorKeys(
  file: Place,
  what: "error key" | "error key of this method",
  named: readonly Named[],
  known: readonly string[],
): readonly Finding[] {
  return unknownWords(file, what, named, known).map((found, i) => {
    const unknown = named.filter(({ word }) => !known.includes(word))[i]?.word ?? "";
    return known.length === 0 ? found : { ...found, message: `${found.message}${listed(unknown, known)}` };
  });
}

/** The known words after a suggestion, if there is one. */
function listed(word: string, known: readonly string[]): string {
  const meant = nearMiss(word, known);
  if (meant === undefined) return `; expected ${listNearest(word, known)}`;
  const others = known.filter((each) => each !== meant);
  return others.length === 0 ? "" : ` Others: ${listNearest(word, others)}`;
}

/** Finds repeated words, ignoring case. */
export function repeatedWords(file: Place, what: string, named: readonly Named[]): readonly Finding[] {
  const seen = new Set<string>();
  return named.flatMap(({ path, word }) => {
    const folded = word.toLowerCase();
    if (!seen.has(folded)) {
      seen.add(folded);
      return [];
    }
    return [finding(file, path, `Duplicate ${what} ${JSON.stringify(word)}`)];
  });
}

/** A member with a name in TypeScript and possibly another on the wire. */
export interface WireNamed {
  readonly path: Path;
  readonly name: string;
  readonly wireName?: string | undefined;
}

/** Finds members whose `wireName` is the wire name of another member of the same object. */
export function repeatedWireNames(file: Place, members: readonly WireNamed[]): readonly Finding[] {
  return members.flatMap(({ path, wireName }, i) => {
    if (wireName === undefined) return [];
    const others = members.filter((_, j) => j !== i).map((other) => (other.wireName ?? other.name).toLowerCase());
    if (!others.includes(wireName.toLowerCase())) return [];
    return [finding(file, [...path, "wireName"], `Duplicate wire name ${JSON.stringify(wireName)}`)];
  });
}
