/** What a Request does not carry. An adapter fills it in. */
export interface Connection {
  /** Address of the peer, without a port. An IPv4 address from an IPv6 socket is written as IPv4. */
  readonly remoteAddress?: string;
}

/** What an adapter mounts: any function of this shape. */
export type FetchHandler = (request: Request, connection?: Connection) => Promise<Response>;
