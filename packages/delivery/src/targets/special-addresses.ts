import { BlockList, isIPv6 } from "node:net";

/** Kinds of addresses that a service may have to keep deliveries away from. */
export type AddressKind = "loopback" | "private" | "public";

/** @see RFC 6890 and the IANA special-purpose address registries */
const privateRanges: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
  ["::", 128],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
];

const loopbackRanges: typeof privateRanges = [
  ["127.0.0.0", 8],
  ["::1", 128],
];

/** Prefixes of IPv6 addresses whose last 32 bits are an IPv4 address that the connection reaches. */
const embeddings: typeof privateRanges = [
  ["::", 96],
  ["64:ff9b::", 96],
];

let lists: ReturnType<typeof createLists> | undefined;

/** Returns the kind of an IPv4 or IPv6 address. What embeds an IPv4 address has the kind of that address. */
export function addressKind(address: string): AddressKind {
  const family = isIPv6(address) ? "ipv6" : "ipv4";
  const plain = address.replace(/%.*$/, "");
  lists ??= createLists();
  if (lists.loopback.check(plain, family)) return "loopback";
  if (lists.private.check(plain, family)) return "private";
  if (family === "ipv6" && lists.embedding.check(plain, family)) return addressKind(lastFourBytes(plain));
  return "public";
}

/** Creates the lists. They are made with the first address, because they cost a millisecond and most tests send nothing. */
function createLists() {
  return {
    loopback: toBlockList(loopbackRanges),
    private: toBlockList(privateRanges),
    embedding: toBlockList(embeddings),
  };
}

/** Returns the last 32 bits of an IPv6 address as an IPv4 address. */
function lastFourBytes(address: string): string {
  // The URL parser writes every IPv6 address in one form, in which these bits are the last two groups.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(":").slice(-2);
  const bits = groups.map((group) => Number.parseInt(group === "" ? "0" : group, 16));
  return bits.flatMap((each) => [each >> 8, each & 255]).join(".");
}

function toBlockList(ranges: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [net, bits] of ranges) list.addSubnet(net, bits, isIPv6(net) ? "ipv6" : "ipv4");
  return list;
}
