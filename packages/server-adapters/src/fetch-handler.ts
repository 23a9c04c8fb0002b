/** What a Request cannot carry; an adapter fills it in. */
export interface Connection {
  /** Address of the peer, without a port. An IPv4 address that came over an IPv6 socket is written as IPv4. */
  readonly remoteAddress?: string;
}

/** What an adapter mounts: any function of this shape, whoever made it. */
export type FetchHandler = (request: Request, connection?: Connection) => Promise<Response>;
