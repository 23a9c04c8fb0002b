import { ConnectionReset } from "../connection-reset.js";
import type { FetchHandler } from "../fetch-handler.js";
import { createLocate, type MountOptions } from "../locate.js";
import { plainAnswer } from "../plain-answer.js";
import { replaceRequest } from "../replace-request.js";
import type { RemoteAddress } from "./remote-address.js";

/** How a handler is mounted, and how it serves. */
export interface FetchOptions<Platform extends readonly unknown[]> extends MountOptions {
  /** Is told of what the handler threw; the client is told nothing of it. */
  readonly onError?: (error: unknown) => void;
  /** The address of the peer, of what the runtime hands over beside the request; absent means that nobody knows it. */
  readonly remoteAddress?: RemoteAddress<Platform>;
  /** Answers what is not below the prefix; 404 where none is given. */
  readonly fallback?: (request: Request, ...platform: Platform) => Response | Promise<Response>;
}

/** A server as Bun, Deno and Workers take it as the default export of a module. */
export interface Fetch<Platform extends readonly unknown[]> {
  readonly fetch: (request: Request, ...platform: Platform) => Promise<Response>;
}

/**
 * Serves a fetch handler where the platform itself speaks fetch: `export default createFetch(handler)`. What the handler
 * throws is answered with 500 and nothing more. Bodies and the signal of a request are the platform's own.
 * @throws when the prefix is no path.
 */
export function createFetch<Platform extends readonly unknown[] = readonly unknown[]>(
  handler: FetchHandler,
  options: FetchOptions<Platform> = {},
): Fetch<Platform> {
  const { onError = ignore, fallback = answerNotFound, remoteAddress } = options;
  const locate = createLocate(options);
  const serve = async (request: Request, ...platform: Platform): Promise<Response> => {
    const address = locate(request.url);
    if (address === undefined) return fallback(request, ...platform);
    const seen = address === request.url ? request : replaceRequest(request, { url: address });
    const peer = remoteAddress?.(request, ...platform);
    return handler(seen, peer === undefined ? {} : { remoteAddress: peer });
  };
  return {
    fetch: async (request, ...platform) => {
      try {
        return await serve(request, ...platform);
      } catch (error) {
        if (error instanceof ConnectionReset) throw error;
        onError(error);
        return plainAnswer(500, "Internal Server Error");
      }
    },
  };
}

function answerNotFound(): Response {
  return plainAnswer(404, "Not Found");
}

function ignore(): void {}
