/** Where a handler is mounted. */
export interface MountOptions {
  /**
   * Path below which the handler is mounted, such as `/hr`. Other requests are passed on. Default: the place where the
   * framework mounts it.
   */
  readonly prefix?: string;
  /** Whether the handler sees addresses without the prefix. Default: false, the original addresses. */
  readonly stripsPrefix?: boolean;
}

/** The address that the handler sees. Undefined if it is not below the prefix. It may have no origin. */
type Locate = (address: string) => string | undefined;

/**
 * Decides which addresses a handler serves, and how it sees them.
 * @throws if the prefix does not begin with a slash, or ends with one.
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
