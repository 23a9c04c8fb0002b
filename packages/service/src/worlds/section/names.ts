import type { AnySection } from "./section.js";

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
