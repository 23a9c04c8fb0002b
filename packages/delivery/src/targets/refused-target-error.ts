/** The policy allows none of the addresses of a host. */
export class RefusedTargetError extends Error {
  override readonly name = "RefusedTargetError";

  constructor(host: string, addresses: readonly string[]) {
    super(`${host} may not be reached: deliveries to ${addresses.join(", ")} are not allowed.`);
  }
}
