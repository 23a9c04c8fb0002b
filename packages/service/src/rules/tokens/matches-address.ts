import ipaddr from "ipaddr.js";

/**
 * Whether a peer's address matches `allowed`: single addresses or CIDR ranges, IPv4 or IPv6. An IPv4-mapped IPv6 peer
 * counts as IPv4. A peer without a known address never matches.
 */
export function matchesAddress(peer: string | undefined, allowed: readonly string[]): boolean {
  const address = peer === undefined ? undefined : readAddress(peer);
  return address !== undefined && allowed.some((block) => isInside(address, block));
}

type Address = ReturnType<typeof ipaddr.process>;

function readAddress(text: string): Address | undefined {
  return ipaddr.isValid(text) ? ipaddr.process(text) : undefined;
}

function isInside(address: Address, block: string): boolean {
  if (!block.includes("/")) return readAddress(block)?.toNormalizedString() === address.toNormalizedString();
  if (!ipaddr.isValidCIDR(block)) return false;
  const [network, bits] = ipaddr.parseCIDR(block);
  return network.kind() === address.kind() && address.match(network, bits);
}
