import { isIP } from "node:net";
import { hostNameOf, isLoopbackHost } from "@rollcall/server-adapters/hosts";

/** Whether requests may use a host name, in the form that `hostNameOf` returns. */
export type HostRule = (name: string) => boolean;

/** The names of a server. */
export interface HostRuleOptions {
  /** Address that the server listens on. */
  readonly listensOn: string;
  /** Public address of the server. */
  readonly siteUrl?: string;
  /** Additional host names, without ports. */
  readonly hosts?: readonly string[];
}

/**
 * Creates a rule that allows loopback names, the address that the server listens on, the host of its public address, and
 * additional names. If the server listens on all addresses, the rule allows every IP address, because no web page can
 * make an IP address its own host name.
 */
export function createHostRule({ listensOn, siteUrl, hosts = [] }: HostRuleOptions): HostRule {
  const listensOnAll = listensOn === "0.0.0.0" || listensOn === "::";
  const own = isIP(listensOn) === 6 ? `[${listensOn}]` : listensOn;
  const names = new Set([own, ...(siteUrl === undefined ? [] : [siteUrl]), ...hosts].map(hostNameOf));
  return (name) => isLoopbackHost(name) || names.has(name) || (listensOnAll && isAddress(name));
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0;
}
