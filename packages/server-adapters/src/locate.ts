/** The location of a mounted handler. */
export interface MountOptions {
  /**
   * Path of the handler, such as `/hr`. Requests outside of it are passed on. Default: where the framework mounts the
   * handler.
   */
  readonly prefix?: string;
  /** Whether the handler sees addresses without the prefix. Default: false. */
  readonly stripsPrefix?: boolean;
}

/**
 * Returns the address that the handler sees, possibly without an origin. Undefined for an address outside of the
 * prefix.
 */
type Locate = (address: string) => string | undefined;

/**
 * Creates a function that decides which addresses a handler serves and how it sees them.
 * @throws if the prefix does not start with a slash, or ends with one
 */
export function createLocate({ prefix, stripsPrefix = false }: MountOptions): Locate {
  if (prefix === undefined) return (address) => address;
  if (!/^(?:\/[^/?#]+)+$/.test(prefix))
    throw new TypeError(`The prefix must be a path like /hr, not ${JSON.stringify(prefix)}.`);
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
