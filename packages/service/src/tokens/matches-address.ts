import ipaddr from "ipaddr.js";

/**
 * Whether a peer's address is one of `allowed`: single addresses or CIDR blocks of either family. An IPv4 peer that
 * arrives as an IPv4-mapped IPv6 address counts as IPv4. A peer without a known address matches nothing.
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
