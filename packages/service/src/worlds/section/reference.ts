import type { WorldAccess } from "./access.js";

/** A reference from one item of a world file to another. */
export interface Reference {
  readonly subject: string;
  readonly reference: string;
  readonly path: readonly (string | number)[];
  /** Set if the key at the end of the path is the name. */
  readonly what?: "key";
}

type Path = Reference["path"];

/** Yields an optional reference. */
export function* one(subject: string, reference: string | undefined, path: Path): Generator<Reference> {
  if (reference !== undefined) yield { subject, reference, path };
}

/** Yields the references of an optional list. */
export function* many(subject: string, list: readonly string[] | undefined, path: Path): Generator<Reference> {
  for (const [i, reference] of (list ?? []).entries()) yield { subject, reference, path: [...path, i] };
}

/** Yields the users and channels that an item is shared with. */
export function* accessReferences(access: WorldAccess | undefined, path: Path): Generator<Reference> {
  for (const [i, each] of (access ?? []).entries()) {
    if ("user" in each) yield* one("user", each.user, [...path, i, "user"]);
    else yield* one("channel", each.channel, [...path, i, "channel"]);
  }
}
