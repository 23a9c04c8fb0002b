/** Knows which tables of a database differ from an image that was taken of it, or that it began with. */
export interface ImageHistory {
  /** The image with the current content; undefined if there is none, or the content has changed since. */
  current(): Uint8Array | undefined;
  /** Records that the content is that of an image, whose bytes no longer change. */
  equals(image: Uint8Array): void;
  /** Records that a table may have changed. */
  changed(table: string): void;
  /** Whether a table may differ from that of an image. */
  differs(image: Uint8Array, table: string): boolean;
}

/** A version of the content of a table, compared by identity. Different content has different versions. */
type Version = object;

/** The version of each table. */
interface Versions {
  /** Version of every table that has no own one. */
  readonly others: Version;
  readonly tables: ReadonlyMap<string, Version>;
}

/** Versions of the tables of images. Databases share them, so that a fork knows the images of its origin. */
const versionsOf = new WeakMap<Uint8Array, Versions>();

/** Creates the history of a database with unknown content. */
export function createImageHistory(): ImageHistory {
  let current: Uint8Array | undefined;
  let others: Version = {};
  let tables = new Map<string, Version>();
  /** Tables that have a version of which there is no image. */
  const fresh = new Set<string>();

  return {
    current: () => current,
    equals(image) {
      const known = versionsOf.get(image);
      if (known === undefined) {
        versionsOf.set(image, { others, tables: new Map(tables) });
      } else {
        others = known.others;
        tables = new Map(known.tables);
      }
      fresh.clear();
      current = image;
    },
    changed(table) {
      current = undefined;
      if (fresh.has(table)) return;
      fresh.add(table);
      tables.set(table, {});
    },
    differs(image, table) {
      const known = versionsOf.get(image);
      return known === undefined || (known.tables.get(table) ?? known.others) !== (tables.get(table) ?? others);
    },
  };
}
