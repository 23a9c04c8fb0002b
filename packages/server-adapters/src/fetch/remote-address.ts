/** Finds the address of the peer in what a runtime passes. Undefined if unknown. */
export type RemoteAddress<Platform extends readonly unknown[]> = (
  request: Request,
  ...platform: Platform
) => string | undefined;

/** The part of Bun's server that is used. */
export interface BunServer {
  requestIP(request: Request): { readonly address: string } | null;
}

/** The address of the peer in Bun. */
export const bunAddress: RemoteAddress<readonly [server: BunServer]> = (request, server) =>
  unmapped(server.requestIP(request)?.address);

/** The part of Deno's information that is used. */
export interface DenoInfo {
  readonly remoteAddr: { readonly hostname?: string };
}

/** The address of the peer in Deno. */
export const denoAddress: RemoteAddress<readonly [info: DenoInfo]> = (_request, { remoteAddr }) =>
  unmapped(remoteAddr.hostname);

/** The address of the peer in Cloudflare Workers. Elsewhere a client could send the header itself. */
export const workersAddress: RemoteAddress<readonly unknown[]> = ({ headers }) =>
  headers.get("cf-connecting-ip") ?? undefined;

/** Writes an IPv4 address from an IPv6 socket as IPv4. */
function unmapped(address: string | undefined): string | undefined {
  return address?.replace(/^::ffff:(?=\d+\.)/i, "");
}
