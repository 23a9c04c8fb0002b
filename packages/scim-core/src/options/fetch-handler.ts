/** Facts about a connection that a `Request` does not have. Server adapters fill them in. */
export interface Connection {
  /** Address of the peer, without a port. */
  readonly remoteAddress?: string;
  /** Origin that the client sees, such as `https://x.example`. Default: the origin of the request's URL. */
  readonly origin?: string;
}

/** The interface between HTTP and a protocol. */
export type FetchHandler = (request: Request, connection?: Connection) => Promise<Response>;
