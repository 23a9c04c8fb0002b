/** What a Request cannot carry; server adapters fill it in. */
export interface Connection {
  /** Address of the peer, without a port. */
  readonly remoteAddress?: string;
}

/** The only currency between HTTP and a protocol. */
export type FetchHandler = (request: Request, connection?: Connection) => Promise<Response>;
