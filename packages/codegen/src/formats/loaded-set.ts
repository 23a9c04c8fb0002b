import type { Kind, KindValues } from "./kinds.js";

/** Where something stands inside a file, as the keys that lead there. */
export type Path = readonly (string | number)[];

/** A position in a file, 1-based. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** One definition file that has the shape of its kind. */
export interface LoadedFile<K extends Kind = Kind> {
  /** Path as it is shown to a person. */
  readonly file: string;
  /** Path below the set's folder, with `/` between its parts. */
  readonly path: string;
  readonly kind: K;
  readonly value: KindValues[K];
  /** Where the value under a path, or the nearest value around it, begins. */
  readonly locate: (path: Path) => Position;
}

/** A file of any kind, told apart by `kind`. */
export type AnyLoadedFile = { readonly [K in Kind]: LoadedFile<K> }[Kind];

/** A definition set as it was read: one folder, and the set that it stands on. */
export interface LoadedSet {
  /** Path of the folder as it is shown to a person. */
  readonly folder: string;
  readonly files: readonly AnyLoadedFile[];
  /** The set that `extends` names; absent where there is none or where it does not resolve. */
  readonly base?: LoadedSet;
}

/** What is wrong in a definition. */
export interface Finding {
  readonly file: string;
  readonly path: Path;
  /** One phrase, with a hint where a near miss is likely. */
  readonly message: string;
}

/** The files of a kind in a set, without those of its base, sorted by path. */
export function filesOfKind<K extends Kind>(set: LoadedSet, kind: K): readonly LoadedFile<K>[] {
  const files = set.files.filter((file): file is AnyLoadedFile & LoadedFile<K> => file.kind === kind);
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** The one file of a kind in a set, without that of its base. */
export function fileOfKind<K extends Kind>(set: LoadedSet, kind: K): LoadedFile<K> | undefined {
  return filesOfKind(set, kind)[0];
}

/** A set and the sets that it stands on, nearest first. */
export function lineage(set: LoadedSet): readonly LoadedSet[] {
  return set.base === undefined ? [set] : [set, ...lineage(set.base)];
}
