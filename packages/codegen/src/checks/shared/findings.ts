import { didYouMean } from "@rollcall/checked-yaml/words";
import type { Finding, LoadedFile, LoadedSet, Path } from "../../formats/loaded-set.js";

/** One rule over a set. It reads the files of the set's base; findings are about its own files. */
export type Check = (set: LoadedSet) => readonly Finding[];

type Place = Pick<LoadedFile, "file">;

/** A finding at a path in a file. */
export function finding({ file }: Place, path: Path, message: string): Finding {
  return { file, path, message };
}

/** A word that must be one of a list. */
export interface Named {
  readonly path: Path;
  readonly word: string;
}

/** A finding for each unknown word. `what` is what is expected. */
export function unknownWords(
  file: Place,
  what: string,
  named: readonly Named[],
  known: Iterable<string>,
): readonly Finding[] {
  const words = [...known];
  return named
    .filter(({ word }) => !words.includes(word))
    .map(({ path, word }) =>
      finding(file, path, `No ${what} ${JSON.stringify(word)} is known${didYouMean(word, words)}`),
    );
}

/** A finding for each repeated word, ignoring case. */
export function repeatedWords(file: Place, what: string, named: readonly Named[]): readonly Finding[] {
  const seen = new Set<string>();
  return named.flatMap(({ path, word }) => {
    const folded = word.toLowerCase();
    if (!seen.has(folded)) {
      seen.add(folded);
      return [];
    }
    return [finding(file, path, `The ${what} ${JSON.stringify(word)} stands here twice`)];
  });
}

/** Something with a name in TypeScript and possibly another on the wire. */
export interface WireNamed {
  readonly path: Path;
  readonly name: string;
  readonly wireName?: string | undefined;
}

/** A finding for each `wireName` that another member of the same object has on the wire. */
export function repeatedWireNames(file: Place, members: readonly WireNamed[]): readonly Finding[] {
  return members.flatMap(({ path, wireName }, i) => {
    if (wireName === undefined) return [];
    const others = members.filter((_, j) => j !== i).map((other) => (other.wireName ?? other.name).toLowerCase());
    if (!others.includes(wireName.toLowerCase())) return [];
    return [finding(file, [...path, "wireName"], `Another one is ${JSON.stringify(wireName)} on the wire too`)];
  });
}
