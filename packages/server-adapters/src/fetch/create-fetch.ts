import { belowPrefix, createLocate, type MountOptions } from "../mount.js";
import { ConnectionReset, checkHandler, type FetchHandler, replaceRequest, textAnswer, toResponse } from "../plain.js";
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

/** Options of mounting a handler. */
export interface FetchOptions<Platform extends readonly unknown[]> extends MountOptions {
  /** Receives what the handler throws. The client gets no details. */
  readonly onError?: (error: unknown) => void;
  /** Returns the address of the peer from the arguments that the runtime passes with the request. Default: unknown. */
  readonly remoteAddress?: RemoteAddress<Platform>;
  /** Answers requests outside of the prefix. Default: 404. */
  readonly fallback?: (request: Request, ...platform: Platform) => Response | Promise<Response>;
}

/** A server in the form that Bun, Deno and Workers accept as the default export of a module. */
export interface Fetch<Platform extends readonly unknown[]> {
  readonly fetch: (request: Request, ...platform: Platform) => Promise<Response>;
}

/**
 * Serves a fetch handler on a platform with fetch: `export default createFetch(handler)`. What the handler throws is
 * answered with 500 and no details. The platform provides bodies and the signal of a request.
 * @throws if the prefix is not a path
 */
export function createFetch<Platform extends readonly unknown[] = readonly unknown[]>(
  handler: FetchHandler,
  options: FetchOptions<Platform> = {},
): Fetch<Platform> {
  checkHandler("createFetch", handler);
  const { onError = ignore, fallback = answerNotFound, remoteAddress } = options;
  const locate = createLocate(options);
  const below = belowPrefix(handler, options);
  const serve = async (request: Request, ...platform: Platform): Promise<Response> => {
    const address = locate(request.url);
    if (address === undefined) return fallback(request, ...platform);
    const seen = address === request.url ? request : replaceRequest(request, { url: address });
    const peer = remoteAddress?.(request, ...platform);
    return below(seen, peer === undefined ? {} : { remoteAddress: peer });
  };
  return {
    fetch: async (request, ...platform) => {
      try {
        return await serve(request, ...platform);
      } catch (error) {
        if (error instanceof ConnectionReset) throw error;
        onError(error);
        return toResponse(textAnswer(500, "Internal Server Error"));
      }
    },
  };
}

function answerNotFound(): Response {
  return toResponse(textAnswer(404, "Not Found"));
}

function ignore(): void {}
