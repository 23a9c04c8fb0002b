/** Decides which addresses deliveries may reach. */
export interface TargetPolicy {
  /**
   * Returns whether a connection may go to an address.
   * @param address IPv4 or IPv6 address without brackets
   * @param host host of the URL in lower case, without a port and brackets
   */
  readonly allows: (address: string, host: string) => boolean;
}
