/** Facts about a connection that a `Request` does not have. An adapter fills them in. */
export interface Connection {
  /** Address of the peer, without a port. An IPv4 address on an IPv6 socket is written as IPv4. */
  readonly remoteAddress?: string;
  /** Origin that the client sees, if a wrapper of the handler knows it. No adapter fills it in. */
  readonly origin?: string;
  /** Whether `remoteAddress` is the client's as a trusted proxy states it. No adapter fills it in. Default: false. */
  readonly isForwarded?: boolean;
}
