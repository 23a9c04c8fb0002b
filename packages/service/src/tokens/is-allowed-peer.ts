/** Whether a peer's address is one of the allowed ones. Loads the reader of addresses with the first question. */
export async function isAllowedPeer(peer: string | undefined, allowed: readonly string[]): Promise<boolean> {
  const { matchesAddress } = await import("./matches-address.js");
  return matchesAddress(peer, allowed);
}
