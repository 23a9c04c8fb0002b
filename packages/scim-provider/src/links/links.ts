/** The type of a linked resource. */
export type LinkedType = "User" | "Group";

/** The provider's memory of a user or group that it provisioned. */
export interface Link {
  /** Identifier at the target. */
  readonly id: string;
  /** Attributes of a user that were sent, so that they are cleared when the directory no longer has them. */
  readonly sent?: readonly string[];
  /**
   * Values that the target did not keep as sent, by path: what was sent, and what the target has. Without the second
   * value, the target has not shown it.
   */
  readonly kept?: Readonly<Record<string, readonly [sent: unknown, found?: unknown]>>;
  /** The person has left and the account is inactive. */
  readonly hasLeft?: boolean;
}

/** One change of what the provider remembers. Without a link, the resource is forgotten. */
export interface LinkEntry {
  readonly type: LinkedType;
  /** Key in the directory. */
  readonly key: string;
  readonly link?: Link;
}

/** Stores links, so that another process can continue. */
export interface LinkStore {
  /** Reads all entries in the order in which they were added. A later entry replaces an earlier one. */
  load(): Promise<readonly LinkEntry[]>;
  /** Adds an entry. It must be durable when the promise resolves, so that an interrupted run can continue. */
  add(entry: LinkEntry): Promise<void>;
}

/** The current links of a provider. */
export interface Links {
  get(type: LinkedType, key: string): Link | undefined;
  /** Finds the key of a resource by its identifier. */
  keyOf(type: LinkedType, id: string): string | undefined;
  keys(type: LinkedType): readonly string[];
  put(type: LinkedType, key: string, link: Link): Promise<void>;
  remove(type: LinkedType, key: string): Promise<void>;
}

/** Loads the links of a store. */
export async function loadLinks(store: LinkStore | undefined): Promise<Links> {
  const links: Record<LinkedType, Map<string, Link>> = { User: new Map(), Group: new Map() };
  const keys: Record<LinkedType, Map<string, string>> = { User: new Map(), Group: new Map() };
  const apply = ({ type, key, link }: LinkEntry) => {
    const before = links[type].get(key);
    if (before !== undefined) keys[type].delete(before.id);
    if (link === undefined) links[type].delete(key);
    else {
      links[type].set(key, link);
      keys[type].set(link.id, key);
    }
  };
  const add = async (entry: LinkEntry) => {
    apply(entry);
    await store?.add(entry);
  };
  for (const entry of (await store?.load()) ?? []) apply(entry);
  return {
    get: (type, key) => links[type].get(key),
    keyOf: (type, id) => keys[type].get(id),
    keys: (type) => [...links[type].keys()],
    put: (type, key, link) => add({ type, key, link }),
    remove: (type, key) => add({ type, key }),
  };
}
