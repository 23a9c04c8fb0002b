import { BlockList, isIP, isIPv6 } from "node:net";
import { type AddressKind, addressKind } from "./special-addresses.js";

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

/** The addresses that deliveries may reach. */
export interface TargetPolicyOptions {
  /** Kinds of addresses that any host may have. Default: `["public"]`. */
  readonly kinds?: readonly AddressKind[];
  /**
   * Further targets: a host name (`bot.internal`), all names below one (`*.bots.internal`), an address, or a range
   * (`10.1.0.0/16`). A listed name may have any address. Default: none.
   */
  readonly hosts?: readonly string[];
}

/**
 * Creates the policy of a sender.
 * @throws {TypeError} if an entry of `hosts` is none of these
 */
export function createTargetPolicy({ kinds = ["public"], hosts = [] }: TargetPolicyOptions = {}): TargetPolicy {
  const ranges = new BlockList();
  const names = new Set<string>();
  const suffixes: string[] = [];
  for (const text of hosts) {
    const entry = readEntry(text);
    if (entry.kind === "range") ranges.addSubnet(entry.net, entry.bits, isIPv6(entry.net) ? "ipv6" : "ipv4");
    else if (entry.kind === "below") suffixes.push(entry.suffix);
    else names.add(entry.name);
  }
  const isListed = (host: string) => names.has(host) || suffixes.some((suffix) => host.endsWith(suffix));
  return {
    allows: (address, host) =>
      kinds.includes(addressKind(address)) ||
      isListed(host.replace(/\.$/, "")) ||
      ranges.check(address.replace(/%.*$/, ""), isIPv6(address) ? "ipv6" : "ipv4"),
  };
}

type Entry =
  | { readonly kind: "range"; readonly net: string; readonly bits: number }
  | { readonly kind: "below"; readonly suffix: string }
  | { readonly kind: "name"; readonly name: string };

function readEntry(text: string): Entry {
  const [address = "", bits, ...rest] = text.replaceAll(/[[\]]/g, "").split("/");
  const length = isIPv6(address) ? 128 : 32;
  if (isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits ?? "0") && Number(bits ?? 0) <= length)
    return { kind: "range", net: address, bits: Number(bits ?? length) };
  const name = text.toLowerCase().replace(/\.$/, "");
  if (!/^(?:\*\.)?[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?$/.test(name) || /^[\d.]+$/.test(name))
    throw new TypeError(`${JSON.stringify(text)} is no host name, address or range. Example: "10.1.0.0/16".`);
  return name.startsWith("*.") ? { kind: "below", suffix: name.slice(1) } : { kind: "name", name };
}
