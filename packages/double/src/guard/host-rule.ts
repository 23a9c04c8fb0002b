import { isIP } from "node:net";
import { hostNameOf, isLoopbackHost } from "@rollcall/server-adapters/hosts";
import type { GuardOptions } from "./guard.js";

/** Whether requests may use a host name, in the form that `hostNameOf` returns. */
export type HostRule = (name: string | undefined) => boolean;

/**
 * Creates a rule that allows loopback names, the address that the server listens on, the host of its public address, and
 * additional names. If the server listens on all addresses, the rule allows every IP address, because no web page can
 * make an IP address its own host name. A server with a control token that other machines reach may have any name:
 * containers are called by the names of their services.
 */
export function createHostRule({ listensOn, siteUrl, allowedHosts = [], controlToken }: GuardOptions): HostRule {
  const own = isIP(listensOn) === 6 ? `[${listensOn}]` : listensOn;
  if (controlToken !== undefined && !isLoopbackHost(own)) return () => true;
  const listensOnAll = listensOn === "0.0.0.0" || listensOn === "::";
  const names = new Set([own, ...(siteUrl === undefined ? [] : [siteUrl]), ...allowedHosts].map(hostNameOf));
  return (name) => name !== undefined && (isLoopbackHost(name) || names.has(name) || (listensOnAll && isAddress(name)));
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0;
}
