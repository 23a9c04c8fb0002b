import type { AppCredentials } from "@rollcall/api/webapi";
import type { z } from "zod";
import type { Id } from "../values/ids.js";
import { type Instant, readInstant, toInstant } from "../values/instant.js";
import type { Sealer } from "../values/secrets.js";
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

/** IDs of a world's items: those given in the file, and generated ones for the rest. */
export interface WorldIds {
  /** Absent for a standalone workspace. */
  readonly organization?: Id;
  /** ID of the item at an index of its section. */
  at(subject: string, index: number): Id;
  /** ID of the item that a reference names. */
  of(subject: string, reference: string): Id;
  /** ID given in the file, or a generated one, for items that nothing refers to. */
  given(id: string | undefined, prefix: string): Id;
  /** ID of a workspace. Default: the default workspace. */
  workspace(reference: string | undefined): Id;
}

/** Context of the writes of all sections. */
export interface WriteContext extends WorldContext {
  readonly ids: WorldIds;
  /** Time of loading, in milliseconds since 1970. */
  readonly nowMs: number;
  readonly siteUrl: string;
  readonly sealer: Sealer;
  /** Generates the credentials of an app. */
  readonly newCredentials: () => AppCredentials;
  /** Generates the secret of an incoming webhook. */
  readonly newWebhookSecret: () => string;
}

/** An object to spread into another: with one key or, if the value is undefined, without. */
export function present<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };
}

/** The object without keys whose value is undefined. */
export function defined<T extends object>(object: T): { readonly [P in keyof T]: Exclude<T[P], undefined> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { readonly [P in keyof T]: Exclude<T[P], undefined> };
}

/** Stored form of an instant in a world file. */
export function storedInstant(text: string): Instant {
  const instant = readInstant(text);
  if (instant === undefined) throw new Error(`the world was loaded without checks: ${text} is not an instant`);
  return instant;
}

/**
 * Creation time of an item in a world file. Default: now, minus a millisecond for each of the `itemsAfter` that follow
 * it, so that lists by creation keep the order of the file.
 */
export function storedCreation(
  item: { readonly created?: string | undefined },
  nowMs: number,
  itemsAfter = 0,
): Instant {
  return item.created === undefined ? toInstant(nowMs - itemsAfter) : storedInstant(item.created);
}

/** Shared access as stored. */
interface SharedAccess {
  readonly subject: { readonly kind: "user" | "channel"; readonly id: Id };
  readonly level: WorldAccess[number]["level"];
}

/** Users and channels that an item of the file is shared with. Default: none. */
export function toSharedAccess(access: WorldAccess = [], { ids }: Pick<WriteContext, "ids">): readonly SharedAccess[] {
  return access.map((each) => ({
    subject:
      "user" in each
        ? { kind: "user", id: ids.of("user", each.user) }
        : { kind: "channel", id: ids.of("channel", each.channel) },
    level: each.level,
  }));
}
