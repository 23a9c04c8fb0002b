import { isIP } from "node:net";
import {
  type Connection,
  type FetchHandler,
  type PlainRequest,
  toFetchHandler,
  toPlainHandler,
} from "@rollcall/server-adapters/node";
import type { TrustsProxy } from "./trusted-proxies.js";

/** Options for the address of the client and the server's own public origin. */
export interface SeeClientOptions {
  /** Whether a peer is a trusted proxy. Default: no proxy is trusted. */
  readonly trustsProxy?: TrustsProxy;
  /** Origin of requests that no trusted proxy forwarded. Default: the request's own. */
  readonly origin?: string;
}

/**
 * Wraps a handler so that each request has the client's address and the origin that the client sees. Uses
 * `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host` only if the peer is a trusted proxy.
 */
export function resolveClient(handler: FetchHandler, { trustsProxy, origin }: SeeClientOptions): FetchHandler {
  if (trustsProxy === undefined && origin === undefined) return handler;
  const direct = origin === undefined ? {} : { origin };
  const serve = toPlainHandler(handler);
  return toFetchHandler((request, connection) => {
    const { remoteAddress } = connection;
    const isForwarded = remoteAddress !== undefined && trustsProxy?.(remoteAddress) === true;
    if (!isForwarded) return serve(request, { ...connection, ...direct });
    const seen = { ...direct, ...forwardedOrigin(request), ...forwardedAddress(request, remoteAddress, trustsProxy) };
    return serve(request, seen);
  });
}

/** The last address in the chain of forwarded addresses that is not a trusted proxy. */
function forwardedAddress({ headers }: PlainRequest, peer: string, trustsProxy: TrustsProxy): Connection {
  const stated = listOf(headers.get("x-forwarded-for"));
  if (stated.length === 0) return { remoteAddress: peer };
  let client = peer;
  for (const entry of stated.toReversed()) {
    const address = withoutPort(entry);
    // If a proxy does not state whose request it forwards, the client is unknown.
    if (isIP(address) === 0) return {};
    client = address;
    if (!trustsProxy(client)) break;
  }
  return { remoteAddress: client, isForwarded: true };
}

/** Uses the last values, which the trusted proxy has set; earlier ones may come from the client. */
function forwardedOrigin({ headers, url }: PlainRequest): Connection {
  const host = listOf(headers.get("x-forwarded-host")).at(-1);
  const scheme = listOf(headers.get("x-forwarded-proto")).at(-1)?.toLowerCase();
  if (host === undefined && scheme === undefined) return {};
  const isScheme = scheme === "http" || scheme === "https";
  const text = `${isScheme ? scheme : "http"}://${host ?? new URL(url).host}`;
  if (!URL.canParse(text)) return {};
  return { origin: new URL(text).origin };
}

function listOf(header: string | null): readonly string[] {
  return (header ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** Removes the port, as in `192.0.2.7:4711` and `[2001:db8::7]:4711`. */
function withoutPort(entry: string): string {
  const [, v6, v4] = /^\[([^\]]*)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(entry) ?? [];
  return v6 ?? v4 ?? entry;
}
