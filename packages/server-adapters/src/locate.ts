/** Where a handler is mounted. */
export interface MountOptions {
  /**
   * Path below which the handler is mounted, such as `/hr`; what is not below it is passed on. Absent means wherever the
   * framework mounts it.
   */
  readonly prefix?: string;
  /** Whether the handler sees addresses without the prefix; false unless given, so that it sees them as they came. */
  readonly stripsPrefix?: boolean;
}

/** The address that the handler sees, or undefined for one that is not below the prefix. It may lack the origin. */
export type Locate = (address: string) => string | undefined;

/**
 * Decides which addresses a handler takes, and how it sees them.
 * @throws when the prefix does not begin with a slash, or ends with one.
 */
export function createLocate({ prefix, stripsPrefix = false }: MountOptions): Locate {
  if (prefix === undefined) return (address) => address;
  if (!/^(?:\/[^/?#]+)+$/.test(prefix))
    throw new TypeError(`A prefix is a path like /hr, not ${JSON.stringify(prefix)}.`);
  return (address) => {
    const start = pathStart(address);
    if (!address.startsWith(prefix, start)) return undefined;
    const rest = address.slice(start + prefix.length);
    if (rest !== "" && !/^[/?#]/.test(rest)) return undefined;
    if (!stripsPrefix) return address;
    return `${address.slice(0, start)}${rest.startsWith("/") ? "" : "/"}${rest}`;
  };
}

function pathStart(address: string): number {
  if (address.startsWith("/")) return 0;
  const start = address.indexOf("/", address.indexOf("://") + 3);
  return start === -1 ? address.length : start;
}
