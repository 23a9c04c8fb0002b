/** Path of the addresses at which apps post and answer without a token: the mount of their set, which loads later. */
export const hooksPath = "/hooks";

/** Mark of the name of a world in an address of a hook. */
export const hookWorldMark = "~";

/**
 * Base of the addresses of hooks, without a trailing slash.
 * @param siteUrl public address of the server, without a trailing slash
 * @param world name of the world, for a server with several. Default: the first one.
 */
export function hooksUrlOf(siteUrl: string, world?: string): string {
  return `${siteUrl}${hooksPath}${world === undefined ? "" : `/${hookWorldMark}${world}`}`;
}
