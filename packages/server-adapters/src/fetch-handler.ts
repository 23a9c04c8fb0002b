/** Facts about a connection that a `Request` does not have. An adapter fills them in. */
export interface Connection {
  /** Address of the peer, without a port. An IPv4 address on an IPv6 socket is written as IPv4. */
  readonly remoteAddress?: string;
}

/** A handler that an adapter can mount. */
export type FetchHandler = (request: Request, connection?: Connection) => Promise<Response>;
