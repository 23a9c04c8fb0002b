import { BlockList, isIP } from "node:net";
import { StartError } from "../errors/start-error.js";

/** Named ranges. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** Whether the peer at an address is a trusted proxy. */
export type TrustsProxy = (address: string) => boolean;

/**
 * Reads the list of trusted proxies: addresses, ranges such as `10.0.0.0/8`, and the names `loopback` and `private`.
 * @throws StartError if an entry is invalid
 */
export function readTrustedProxies(entries: readonly string[]): TrustsProxy {
  const list = new BlockList();
  for (const range of entries.flatMap((entry) => named[entry] ?? [entry])) addRange(list, range);
  return (address) => isIP(address) > 0 && list.check(address, familyOf(address));
}

function addRange(list: BlockList, range: string): void {
  const [address = "", bits, ...rest] = range.split("/");
  const maxBits = isIP(address) === 6 ? 128 : 32;
  const prefix = bits === undefined ? maxBits : Number(bits);
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && prefix <= maxBits);
  if (isIP(address) === 0 || !isPrefix || rest.length > 0) {
    throw new StartError(
      `a trusted proxy must be an address, a range such as 10.0.0.0/8, loopback or private, not ${JSON.stringify(range)}`,
    );
  }
  list.addSubnet(address, prefix, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
