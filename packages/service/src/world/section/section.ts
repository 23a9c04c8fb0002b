import type { z } from "zod";
import type { Reference } from "./reference.js";

/** How other items of a world file refer to those of a section. */
interface Naming<Item> {
  /** What references call an item, such as `channel`. */
  readonly subject: string;
  /** What identifiers that the file leaves out begin with. */
  readonly prefix: (item: Item) => string;
  /**
   * The names of an item, its id among them; compared without regard to case.
   * @param home domain of the default workspace
   */
  readonly of: (item: Item, home: string) => readonly (string | undefined)[];
}

/** What a world file says of one kind of thing. */
export interface WorldSection<Key extends string, Item> {
  /** Key of the section in the file, whose value is a list of items. */
  readonly key: Key;
  readonly schema: z.ZodType<Item>;
  /** Absent where nothing refers to the items. */
  readonly named?: Naming<Item>;
  /** Everything that an item refers to. */
  readonly references?: (item: Item, path: Reference["path"]) => Iterable<Reference>;
}

/** Any section, where its types no longer matter. */
// biome-ignore lint/suspicious/noExplicitAny: functions of a section take its own items alone, so no other type holds them all.
export type AnySection = WorldSection<string, any>;

/** An item of a section. */
export type ItemOf<Section> = Section extends { readonly schema: z.ZodType<infer Item> } ? Item : never;
