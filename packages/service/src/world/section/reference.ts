import type { WorldAccess } from "./access.js";

/** One place of a world file that names something else in it. */
export interface Reference {
  readonly subject: string;
  readonly reference: string;
  readonly path: readonly (string | number)[];
  /** Set where the key at the path's end is the name. */
  readonly what?: "key";
}

type Path = Reference["path"];

/** A reference that may be left out. */
export function* one(subject: string, reference: string | undefined, path: Path): Generator<Reference> {
  if (reference !== undefined) yield { subject, reference, path };
}

/** References of a list that may be left out. */
export function* many(subject: string, list: readonly string[] | undefined, path: Path): Generator<Reference> {
  for (const [i, reference] of (list ?? []).entries()) yield { subject, reference, path: [...path, i] };
}

/** The users and channels that something is shared with. */
export function* ofAccess(access: WorldAccess | undefined, path: Path): Generator<Reference> {
  for (const [i, each] of (access ?? []).entries()) {
    if ("user" in each) yield* one("user", each.user, [...path, i, "user"]);
    else yield* one("channel", each.channel, [...path, i, "channel"]);
  }
}
