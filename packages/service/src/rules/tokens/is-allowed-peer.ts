let loading: Promise<typeof import("./matches-address.js")> | undefined;

/** Whether a peer's address is one of the allowed ones. Loads the reader of addresses with the first question. */
export async function isAllowedPeer(peer: string | undefined, allowed: readonly string[]): Promise<boolean> {
  loading ??= import("./matches-address.js");
  const { matchesAddress } = await loading;
  return matchesAddress(peer, allowed);
}
