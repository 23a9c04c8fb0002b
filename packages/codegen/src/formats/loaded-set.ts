import type { Kind, KindValues } from "./kinds.js";

/** Path of a value in a file, as keys. */
export type Path = readonly (string | number)[];

/** A position in a file, starting at 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** One definition file in the shape of its kind. */
export interface LoadedFile<K extends Kind = Kind> {
  /** Path as shown in messages. */
  readonly file: string;
  /** Path below the set's folder, with `/` as separator. */
  readonly path: string;
  readonly kind: K;
  readonly value: KindValues[K];
  /** Returns the position of the value at a path, or of the nearest value around it. */
  readonly locate: (path: Path) => Position;
}

/** A file of any kind. `kind` determines its value. */
export type AnyLoadedFile = { readonly [K in Kind]: LoadedFile<K> }[Kind];

/** A definition set as loaded: one folder, and its base. */
export interface LoadedSet {
  /** Path of the folder as shown in messages. */
  readonly folder: string;
  readonly files: readonly AnyLoadedFile[];
  /** The set that `extends` names. Absent if there is none or it does not resolve. */
  readonly base?: LoadedSet;
  /** The reason why `extends` does not resolve, as one sentence. Absent if it does, or if there is none. */
  readonly withoutBase?: string;
}

/** An error in a definition. */
export interface Finding {
  readonly file: string;
  readonly path: Path;
  /** One sentence, with a suggestion for a probable typo. */
  readonly message: string;
}

/** The files of a kind in a set, without those of its base, sorted by path. */
export function filesOfKind<K extends Kind>(set: LoadedSet, kind: K): readonly LoadedFile<K>[] {
  const files = set.files.filter((file): file is AnyLoadedFile & LoadedFile<K> => file.kind === kind);
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** The only file of a kind in a set, without that of its base. */
export function fileOfKind<K extends Kind>(set: LoadedSet, kind: K): LoadedFile<K> | undefined {
  return filesOfKind(set, kind)[0];
}

/** A set and its bases, nearest first. */
export function lineage(set: LoadedSet): readonly LoadedSet[] {
  return set.base === undefined ? [set] : [set, ...lineage(set.base)];
}
