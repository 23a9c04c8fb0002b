/** Decides which addresses deliveries may reach. */
export interface TargetPolicy {
  /**
   * Returns whether a connection may go to an address.
   * @param address IPv4 or IPv6 address without brackets
   * @param host host of the URL in lower case, without a port and brackets
   */
  readonly allows: (address: string, host: string) => boolean;
}

/** The policy allows none of the addresses of a host. */
export class RefusedTargetError extends Error {
  override readonly name = "RefusedTargetError";

  constructor(host: string, addresses: readonly string[]) {
    super(`${host} may not be reached: deliveries to ${addresses.join(", ")} are not allowed.`);
  }
}
