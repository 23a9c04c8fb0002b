import { setTimeout as sleep } from "node:timers/promises";
import { type Heard, parseJson, type SentRequest } from "./heard.js";

/** A function like the global `fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

/** Options of {@link createSender}. */
interface SenderOptions {
  /** Base URL of the SCIM version, without a trailing slash. */
  readonly url: string;
  /** Bearer token. Default: no token. */
  readonly token?: string;
  readonly fetch: Fetch;
  /** Maximum duration of a request in milliseconds. */
  readonly timeoutMs: number;
  /** Aborts waiting and reads. A write is awaited, because what it makes must be removed, and is the last one. */
  readonly signal?: AbortSignal;
}

/** Sends a request. Text is sent unchanged, other bodies as JSON. An empty `authorization` header omits the token. */
export type Send = (
  verb: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Heard>;

/** The server does not answer. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

const mostPauses = 20;
const longestPauseMs = 60_000;

/**
 * Creates a sender that waits and retries if the server answers 429.
 * @throws Unreachable if a request fails before an answer
 */
export function createSender({ url, token, fetch, timeoutMs, signal }: SenderOptions): Send {
  return async (verb, path, body, own = {}) => {
    const { authorization = token === undefined ? "" : `Bearer ${token}`, ...others } = own;
    const text = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
    const headers = {
      accept: "application/scim+json",
      ...(text !== undefined && { "content-type": "application/scim+json" }),
      ...others,
    };
    const target = resolvePath(path, url);
    const shown =
      authorization === "" ? {} : { authorization: authorization === `Bearer ${token}` ? "$TOKEN" : authorization };
    const request: SentRequest = {
      verb,
      url: target,
      headers: { ...shown, ...headers },
      ...(text !== undefined && { body: text }),
    };
    for (let pauses = 0; ; pauses += 1) {
      const response = await attempt(target, {
        verb,
        headers: { ...(authorization !== "" && { authorization }), ...headers },
        text,
      });
      const answered = await response.text();
      if (response.status === 429 && pauses < mostPauses)
        await sleep(pauseMs(response, pauses), undefined, { ...(signal && { signal }) });
      else
        return {
          request,
          status: response.status,
          headers: response.headers,
          text: answered,
          body: parseJson(answered),
        };
    }
  };

  async function attempt(
    target: string,
    {
      verb,
      headers,
      text,
    }: { readonly verb: string; readonly headers: Record<string, string>; readonly text: string | undefined },
  ): Promise<Response> {
    const signals = [AbortSignal.timeout(timeoutMs), ...(signal === undefined || verb !== "GET" ? [] : [signal])];
    try {
      signal?.throwIfAborted();
      const init = {
        method: verb,
        headers,
        redirect: "manual",
        signal: AbortSignal.any(signals),
        ...(text !== undefined && { body: text }),
      } as const;
      return await fetch(new Request(target, init));
    } catch (error) {
      if (signal?.aborted) throw error;
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      throw new Unreachable(`${verb} ${target}: ${reason || "connection refused"}`, { cause: error });
    }
  }
}

/** The URL of a path below the base URL, or of a location, which may be relative to the host. */
function resolvePath(path: string, url: string): string {
  if (path.startsWith("http")) return path;
  const { origin, pathname } = new URL(url);
  return pathname.length > 1 && path.startsWith(`${pathname}/`) ? `${origin}${path}` : `${url}${path}`;
}

/** The pause that the server asks for, or else one that doubles. */
function pauseMs(response: Response, pauses: number): number {
  const asked = response.headers.get("retry-after") ?? "";
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - Date.now()) / 1000;
  const pause = Number.isFinite(seconds) ? seconds * 1000 : 500 * 2 ** Math.min(pauses, 6);
  return Math.min(Math.max(pause, 0), longestPauseMs);
}
