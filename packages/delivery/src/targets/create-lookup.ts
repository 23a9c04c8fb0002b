import type { LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { RefusedTargetError, type TargetPolicy } from "./create-target-policy.js";
/** Resolves a host name to all of its addresses. Rejects as `dns.promises.lookup` does. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** Resolves with the system's resolver. */
const systemResolve: Resolve = async (host) => {
  const { lookup } = await import("node:dns/promises");
  return lookup(host, { all: true });
};

/**
 * Creates the look-up of a connection: the name is resolved once, and the connection goes to the addresses that the
 * policy allows. It fails with a `RefusedTargetError` if there are none.
 */
export function createLookup(policy: TargetPolicy, resolve: Resolve = systemResolve): LookupFunction {
  return (host, { all, family }, callback) => {
    const answer = async () => {
      const found = await resolve(host);
      const wanted = found.filter((each) => family === undefined || family === 0 || each.family === family);
      const allowed = wanted.filter(({ address }) => policy.allows(address, host.toLowerCase()));
      if (allowed.length > 0) return allowed;
      throw new RefusedTargetError(
        host,
        found.map(({ address }) => address),
      );
    };
    const finish = (addresses: readonly LookupAddress[]) => {
      const [first] = addresses;
      if (all === true) callback(null, [...addresses]);
      else callback(null, first?.address ?? "", first?.family);
    };
    // A callback that throws must not become a second call of it.
    answer().then(finish, (error: NodeJS.ErrnoException) => callback(error, ""));
  };
}

/**
 * Checks a host that is an address, for which no look-up happens.
 * @throws {RefusedTargetError} if the policy does not allow it
 */
export function checkLiteral(policy: TargetPolicy, hostname: string): void {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) !== 0 && !policy.allows(host, host)) throw new RefusedTargetError(host, [host]);
}
