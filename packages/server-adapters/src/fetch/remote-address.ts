/** Returns the address of the peer from the arguments that a runtime passes with a request. Undefined if unknown. */
export type RemoteAddress<Platform extends readonly unknown[]> = (
  request: Request,
  ...platform: Platform
) => string | undefined;

/** The member of Bun's server that the adapter uses. */
export interface BunServer {
  requestIP(request: Request): { readonly address: string } | null;
}

/** Returns the address of the peer on Bun. */
export const bunAddress: RemoteAddress<readonly [server: BunServer]> = (request, server) =>
  unmapped(server.requestIP(request)?.address);

/** The member of Deno's connection info that the adapter uses. */
export interface DenoInfo {
  readonly remoteAddr: { readonly hostname?: string };
}

/** Returns the address of the peer on Deno. */
export const denoAddress: RemoteAddress<readonly [info: DenoInfo]> = (_request, { remoteAddr }) =>
  unmapped(remoteAddr.hostname);

/**
 * Returns the address of the peer on Cloudflare Workers. Do not use it elsewhere: clients could send the header
 * themselves.
 */
export const workersAddress: RemoteAddress<readonly unknown[]> = ({ headers }) =>
  headers.get("cf-connecting-ip") ?? undefined;

/** Writes an IPv4 address from an IPv6 socket as IPv4. */
function unmapped(address: string | undefined): string | undefined {
  return address?.replace(/^::ffff:(?=\d+\.)/i, "");
}
