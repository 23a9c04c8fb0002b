/** Whether the peer at an address is a trusted proxy. */
export type TrustsProxy = (address: string) => boolean;
/**
 * Reads the list of trusted proxies: addresses, ranges such as `10.0.0.0/8`, and the names `loopback` and `private`.
 * @throws StartError if an entry is invalid
 */
export declare function readTrustedProxies(entries: readonly string[]): TrustsProxy;
//# sourceMappingURL=trusted-proxies.d.ts.map