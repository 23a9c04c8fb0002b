import type { z } from "zod";
import type { WorldAccess, WorldOrganization } from "./schemas.js";

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

/** Names of the items of a world file. */
export interface Names {
  /** Indexes of the items with a name or an ID, ignoring case. */
  lookup(subject: string, reference: string): readonly number[];
  /** All names of the subject, as spelled in the file. */
  known(subject: string): readonly string[];
  /** Index of the default workspace. */
  readonly defaultWorkspace: number;
}

/** Source of the names. */
interface Named {
  readonly sections: readonly AnySection[];
  readonly itemsOf: (section: AnySection) => readonly { readonly domain?: string }[];
  /** Name of the default workspace. Default: the first workspace. */
  readonly defaultWorkspace: string | undefined;
}

/** Indexes the names of all items once. */
export function createNames({ sections, itemsOf, defaultWorkspace }: Named): Names {
  const registers = new Map<string, Register>();
  let found = 0;
  let home = "";
  for (const section of sections) {
    const { named } = section;
    if (named === undefined) continue;
    const items = itemsOf(section);
    const names = register(items.map((item) => named.of(item, home)));
    registers.set(named.subject, names);
    if (named.subject !== "workspace") continue;
    found = (defaultWorkspace === undefined ? undefined : names.lookup(defaultWorkspace)[0]) ?? 0;
    home = items[found]?.domain ?? "";
  }
  const registerOf = (subject: string): Register => {
    const names = registers.get(subject);
    if (names === undefined) throw new Error(`no section of a world names a ${subject}`);
    return names;
  };
  return {
    defaultWorkspace: found,
    lookup: (subject, reference) => registerOf(subject).lookup(reference),
    known: (subject) => registerOf(subject).known,
  };
}

interface Register {
  readonly known: readonly string[];
  lookup(reference: string): readonly number[];
}

function register(items: readonly (readonly (string | undefined)[])[]): Register {
  const indexes = new Map<string, number[]>();
  for (const [index, names] of items.entries()) {
    for (const name of new Set(names.filter((each) => each !== undefined).map((each) => each.toLowerCase()))) {
      const those = indexes.get(name);
      if (those === undefined) indexes.set(name, [index]);
      else those.push(index);
    }
  }
  return {
    known: items.flat().filter((name) => name !== undefined),
    lookup: (reference) => indexes.get(reference.toLowerCase()) ?? [],
  };
}

/** A world as its checks and writes see it. */
export interface WorldContext {
  /** Absent in the world of a standalone workspace. */
  readonly organization?: WorldOrganization;
  readonly names: Names;
  /** Whether a reference is to a workspace of another company. */
  isForeign(workspace: string | undefined): boolean;
  /** Items of a section; empty if the file leaves it out. */
  items<Item>(section: WorldSection<string, Item>): readonly Item[];
}

/** Item that a reference names; undefined if there is none, the first if there are several. */
export function findItem<Item>(
  { items, names }: WorldContext,
  section: WorldSection<string, Item>,
  reference: string | undefined,
): Item | undefined {
  if (reference === undefined || section.named === undefined) return undefined;
  return items(section)[names.lookup(section.named.subject, reference)[0] ?? -1];
}

/** A contradiction in a world file. */
export interface WorldFinding {
  /** Keys and indexes from the root. */
  readonly path: readonly (string | number)[];
  /** Set if the finding is about the key at the end of the path, not its value. */
  readonly what?: "key";
  /** A sentence without a period. */
  readonly message: string;
  /** An unknown name, and the known ones. */
  readonly unknown?: { readonly word: string; readonly known: readonly string[] };
}

/** A rule of a world beyond the shape of its file. */
export type WorldCheck = (context: WorldContext) => readonly WorldFinding[];

/** A rule for the items of a section. */
export type SectionCheck<Item> = (items: readonly Item[], context: WorldContext) => readonly WorldFinding[];
