import type { z } from "zod";
import type { Write } from "../writes.js";
import type { WorldFinding } from "./finding.js";
import type { Reference } from "./reference.js";
import type { WorldContext } from "./world-context.js";
import type { WriteContext } from "./write-context.js";

/** One rule of a world beyond the shape of its file. */
export type WorldCheck = (context: WorldContext) => readonly WorldFinding[];

/** One rule of the items of a section. */
export type SectionCheck<Item> = (items: readonly Item[], context: WorldContext) => readonly WorldFinding[];

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
  /** What is stored of the items. */
  readonly toWrites: (items: readonly Item[], context: WriteContext) => readonly Write[];
  readonly checks?: readonly SectionCheck<Item>[];
}

/** Any section, where its types no longer matter. */
// biome-ignore lint/suspicious/noExplicitAny: functions of a section take its own items alone, so no other type holds them all.
export type AnySection = WorldSection<string, any>;

/** An item of a section. */
export type ItemOf<Section> = Section extends { readonly schema: z.ZodType<infer Item> } ? Item : never;
