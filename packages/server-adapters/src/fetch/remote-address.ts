/** Finds the address of the peer in what a runtime hands over; undefined where it is not known. */
export type RemoteAddress<Platform extends readonly unknown[]> = (
  request: Request,
  ...platform: Platform
) => string | undefined;

/** What is used of the server that Bun hands over. */
export interface BunServer {
  requestIP(request: Request): { readonly address: string } | null;
}

/** The address of the peer in Bun. */
export const bunAddress: RemoteAddress<readonly [server: BunServer]> = (request, server) =>
  unmapped(server.requestIP(request)?.address);

/** What is used of the information that Deno hands over. */
export interface DenoInfo {
  readonly remoteAddr: { readonly hostname?: string };
}

/** The address of the peer in Deno. */
export const denoAddress: RemoteAddress<readonly [info: DenoInfo]> = (_request, { remoteAddr }) =>
  unmapped(remoteAddr.hostname);

/** The address of the peer in Cloudflare Workers. Anywhere else a client could send the header itself. */
export const workersAddress: RemoteAddress<readonly unknown[]> = ({ headers }) =>
  headers.get("cf-connecting-ip") ?? undefined;

/** An IPv4 address that came over an IPv6 socket is written as IPv4. */
function unmapped(address: string | undefined): string | undefined {
  return address?.replace(/^::ffff:(?=\d+\.)/i, "");
}
