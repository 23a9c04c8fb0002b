import { createWordReplacer, didYouMean } from "@rollcall/checked-yaml/words";
import { services } from "../checks/shared/set-facts.js";
import type { AnyLoadedFile, LoadedSet } from "../formats/index.js";
import { isObject } from "../formats/shared/is-object.js";

/** The replacement of each wire word. */
export type WordReplacements = { readonly [word: string]: string };

/** Reports invalid replacements, in one sentence. */
export class WordError extends Error {
  override readonly name = "WordError";
}

/**
 * Replaces words in names on the wire and in descriptions. Names in code change accordingly. Facts of the service,
 * words to keep, and values are not changed.
 * @throws WordError if no set declares a word, a replacement is invalid, or names would clash
 */
export function renameWords(sets: readonly LoadedSet[], words: WordReplacements): readonly LoadedSet[] {
  checkWords(sets, words);
  const replace = createWordReplacer(new Map(Object.entries(words)));
  const renamed = new Map<LoadedSet, LoadedSet>();
  const rename = (set: LoadedSet): LoadedSet => {
    const made = renamed.get(set) ?? {
      ...set,
      files: set.files.map((file) => renameFile(file, replace)),
      ...(set.base && { base: rename(set.base) }),
    };
    renamed.set(set, made);
    return made;
  };
  return sets.map(rename);
}

function checkWords(sets: readonly LoadedSet[], words: WordReplacements): void {
  const known = sets.flatMap((set) => services(set).flatMap(({ wireWords }) => Object.keys(wireWords ?? {})));
  for (const [word, by] of Object.entries(words)) {
    if (!known.includes(word)) throw new WordError(`Unknown wire word ${word}${didYouMean(word, known)}.`);
    if (!/^[a-z][a-z0-9]*$/.test(by))
      throw new WordError(`The replacement of ${word} must consist of lower-case letters and digits, not ${by}.`);
  }
}

type Replace = (text: string) => string;

const renamedKinds: ReadonlySet<string> = new Set([
  "webapi-method",
  "webapi-type",
  "event",
  "event-envelope",
  "scim-schema",
]);

function renameFile(file: AnyLoadedFile, replace: Replace): AnyLoadedFile {
  if (!renamedKinds.has(file.kind)) return file;
  // A replacement has the same form as the name, so the file keeps its shape.
  return { ...file, value: renameValue(file.value, replace) } as AnyLoadedFile;
}

/** Keys whose values are references to documents, or values on the wire. */
const kept: ReadonlySet<string> = new Set(["source", "assumed", "default", "oneOf", "canonicalValues"]);

function renameValue(value: unknown, replace: Replace): unknown {
  if (typeof value === "string") return replace(value);
  if (Array.isArray(value)) return value.map((element) => renameValue(element, replace));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([key, member]) => {
    const name = replace(key);
    if (name !== key && Object.hasOwn(value, name)) throw new WordError(`Two things would have the name ${name}.`);
    return [name, kept.has(key) ? member : renameMember(key, member, replace)] as const;
  });
  return Object.fromEntries(members);
}

/** A condition keeps its values; only its names change. */
function renameMember(key: string, member: unknown, replace: Replace): unknown {
  if (key !== "when" || !isObject(member)) return renameValue(member, replace);
  return Object.fromEntries(Object.entries(member).map(([name, values]) => [replace(name), values]));
}
