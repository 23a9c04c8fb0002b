import type { z } from "zod";
import type { Reference } from "./reference.js";

/** The names by which other items of a world file refer to those of a section. */
interface Naming<Item> {
  /** Name of the kind of item, such as `channel`. */
  readonly subject: string;
  /** Prefix of generated IDs. */
  readonly prefix: (item: Item) => string;
  /**
   * Names of an item, including its ID. They are compared ignoring case.
   * @param home domain of the default workspace
   */
  readonly of: (item: Item, home: string) => readonly (string | undefined)[];
}

/** One kind of item in a world file. */
export interface WorldSection<Key extends string, Item> {
  /** Key of the section in the file. Its value is a list of items. */
  readonly key: Key;
  readonly schema: z.ZodType<Item>;
  /** Absent if nothing refers to the items. */
  readonly named?: Naming<Item>;
  /** Everything that an item refers to. */
  readonly references?: (item: Item, path: Reference["path"]) => Iterable<Reference>;
}

/** Any section, when its types no longer matter. */
// biome-ignore lint/suspicious/noExplicitAny: a section's functions only accept its own items.
export type AnySection = WorldSection<string, any>;

/** An item of a section. */
export type ItemOf<Section> = Section extends { readonly schema: z.ZodType<infer Item> } ? Item : never;
