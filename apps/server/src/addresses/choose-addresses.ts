import { hostNameOf, isLoopbackHost } from "@rollcall/server-adapters/hosts";
import { StartError } from "../errors/start-error.js";
import { defaultHost, type ServerOptions } from "../options/server-options.js";
import type { SeeClientOptions } from "./resolve-client.js";
import { readTrustedProxies } from "./trusted-proxies.js";

/** The public addresses of a server. */
export interface Addresses {
  /** Without a slash at its end. */
  readonly siteUrl: string;
  /** Base URL of SCIM locations. */
  readonly locations: "site" | "request";
  readonly client: SeeClientOptions;
  /** Whether other machines can reach the server but no option states its public address. */
  readonly isUnnamed: boolean;
}

/**
 * Reads the options for addresses. Call the returned function once the server is listening.
 * @throws StartError if an option is invalid
 */
export function readAddresses(options: ServerOptions): (url: string) => Addresses {
  const { siteUrl, host = defaultHost, trustProxy = [], allowedHosts = [], allowOrigins = [] } = options;
  for (const name of allowedHosts) checkHostName(name);
  for (const origin of allowOrigins) checkOrigin(origin);
  if (options.issuer !== undefined && !URL.canParse(options.issuer))
    throw new StartError(`the issuer is not a URL: ${JSON.stringify(options.issuer)}`);
  const trusting = trustProxy.length === 0 ? {} : { trustsProxy: readTrustedProxies(trustProxy) };
  if (siteUrl !== undefined) {
    if (!URL.canParse(siteUrl)) throw new StartError(`the site URL is not a URL: ${JSON.stringify(siteUrl)}`);
    const site = siteUrl.replace(/\/+$/, "");
    const client = { ...trusting, origin: new URL(site).origin };
    return () => ({ siteUrl: site, locations: "site", client, isUnnamed: false });
  }
  const isOnlyHere = isLoopbackHost(host);
  return (url) => ({
    siteUrl: url,
    locations: "request",
    // A client on another machine chooses the Host header, so locations do not repeat it.
    client: { ...trusting, ...(!isOnlyHere && { origin: url }) },
    isUnnamed: !isOnlyHere && trustProxy.length === 0,
  });
}

function checkHostName(name: string): void {
  const plain = name.replace(/^\*\./, "");
  if (hostNameOf(plain) === plain.toLowerCase().replace(/\.$/, "")) return;
  throw new StartError(
    `an allowed host must be a name or an address without a port, such as rollcall.test, not ${JSON.stringify(name)}`,
  );
}

function checkOrigin(text: string): void {
  if (/^https?:/.test(text) && URL.parse(text)?.origin === text) return;
  throw new StartError(
    `an allowed origin must be a scheme and a host, such as http://localhost:3000, as browsers write it, not ${JSON.stringify(text)}`,
  );
}
